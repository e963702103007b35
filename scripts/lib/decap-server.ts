/** Starts the program that writes what the editor of this computer saves: decap-server, over `content/` of a folder. */
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";

const PROGRAM = path.resolve("scripts/lib/decap-program.mjs");

/**
 * Starts it on a port of this machine.
 *
 * @param project the folder that `content/` is in
 */
export const startDecapServer = (project: string, port: number, stdio: "inherit" | "ignore"): ChildProcess =>
  spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, PORT: String(port), GIT_REPO_DIRECTORY: project, LOG_LEVEL: stdio === "inherit" ? "warn" : "error" },
    stdio,
  });

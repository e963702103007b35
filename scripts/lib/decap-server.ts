import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";

const PROGRAM = path.resolve("scripts/lib/decap-program.mjs");

/**
 * Starts decap-server, which writes the local editor's changes to `content/`.
 *
 * @param project folder that contains `content/`
 */
export const startDecapServer = (project: string, port: number, stdio: "inherit" | "ignore"): ChildProcess =>
  spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, PORT: String(port), GIT_REPO_DIRECTORY: project, LOG_LEVEL: stdio === "inherit" ? "warn" : "error" },
    stdio,
  });

import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isRunning } from "./is-running";

const PROGRAM = path.resolve("scripts/lib/decap-program.mjs");

/**
 * Starts decap-server, which writes the local editor's changes to `content/`. Runs `decap-program.mjs`, which adds checks of the
 * Host header and of paths.
 *
 * @param project folder that contains `content/`
 */
export const startDecapServer = (project: string, port: number, stdio: "inherit" | "ignore"): ChildProcess =>
  spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, PORT: String(port), GIT_REPO_DIRECTORY: project, LOG_LEVEL: stdio === "inherit" ? "warn" : "error" },
    stdio,
  });

/**
 * Waits until decap-server responds.
 *
 * @throws Error if decap-server exits or does not respond within 20 seconds
 */
export const untilUp = async (server: ChildProcess, port: number): Promise<void> => {
  for (let attempt = 0; attempt < 100 && isRunning(server); attempt++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return;
    await wait(200);
  }
  throw new Error(`decap-server did not start on port ${port}`);
};

/** Starts the program that writes what the editor of this computer saves: decap-server, over the files of a folder. */
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";

const ATOMIC_WRITES = pathToFileURL(path.resolve("scripts/lib/atomic-writes.mjs")).href;
const SERVER = path.resolve("node_modules/decap-server/dist/index.js");

/**
 * Starts it on a port of this machine.
 *
 * @param project the folder that `content/` is in
 */
export const startDecapServer = (project: string, port: number, stdio: "inherit" | "ignore"): ChildProcess =>
  spawn(process.execPath, ["--import", ATOMIC_WRITES, SERVER], {
    env: {
      ...process.env,
      PORT: String(port),
      BIND_HOST: "127.0.0.1",
      MODE: "fs",
      GIT_REPO_DIRECTORY: project,
      LOG_LEVEL: stdio === "inherit" ? "warn" : "error",
    },
    stdio,
  });

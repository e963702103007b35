/** Runs `gatsby develop` for tests. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { isRunning } from "./is-running";

/** Starts `gatsby develop` in a project folder, and writes its output to the file `log`. */
export const startDevelop = (project: string, port: number, log: string): ChildProcess => {
  const output = openSync(log, "w");
  const develop = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
    cwd: project,
    stdio: ["ignore", output, output],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "development" },
  });
  closeSync(output);
  return develop;
};

/** Stops `gatsby develop` and waits until the process has exited. */
export const stopDevelop = async (develop: ChildProcess): Promise<void> => {
  if (!isRunning(develop)) return;
  const exited = once(develop, "exit");
  develop.kill("SIGTERM");
  await exited;
};

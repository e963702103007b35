/** Runs `develop` in a copy of the project. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isRunning } from "../../../scripts/lib/is-running";
import { startDevelop, stopDevelop } from "../../../scripts/lib/develop";
import { freePort } from "../../../scripts/lib/fakes/listen";
import { copyProject } from "../../../scripts/lib/project-copy";

/** Timeout for `develop` to start on a busy machine, in milliseconds. */
export const START_TIMEOUT = 600_000;

export interface Develop {
  readonly project: string;
  readonly origin: string;
  /** Returns the end of `develop`'s output. */
  readonly output: () => string;
  /** Restarts `develop` in the same folder. Calls `edit` during startup, as soon as the server accepts connections. */
  readonly restart: (edit: () => void) => Promise<void>;
}

const isUp = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

const acceptsConnections = async (port: number): Promise<boolean> => {
  const socket = connect(port, "localhost");
  const isConnected = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
};

/**
 * Copies the project, starts `develop` there and waits until it responds.
 *
 * @param defer receives the steps that stop `develop` and delete the copy
 * @throws Error with the end of the output if `develop` exits before it responds
 */
export const develop = async (defer: (step: () => unknown) => void): Promise<Develop> => {
  const project = copyProject(process.cwd(), "symlinked");
  defer(() => rmSync(project, { recursive: true, force: true }));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const log = path.join(project, "develop.log");
  const output = (): string => readFileSync(log, "utf8").slice(-5_000);
  let child: ChildProcess;
  const until = async (isDone: () => Promise<boolean>) => {
    while (!(await isDone())) {
      if (isRunning(child)) await wait(100);
      else throw new Error(`develop exited with ${child.exitCode ?? child.signalCode} before it responded:\n${output()}`);
    }
  };
  const start = async (edit?: () => void) => {
    child = startDevelop(project, port, log);
    defer(() => stopDevelop(child));
    await until(() => acceptsConnections(port));
    edit?.();
    await until(() => isUp(`${origin}/page-data/index/page-data.json`));
  };
  const restart = async (edit: () => void) => {
    await stopDevelop(child);
    await start(edit);
  };
  await start();
  return { project, origin, output, restart };
};

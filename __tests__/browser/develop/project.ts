/** A copy of the project with `develop` running in it. */
import type { ChildProcess } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startDevelop, stopDevelop } from "../../../scripts/lib/develop";
import { freePort } from "../../../scripts/lib/fakes/listen";
import { copyProject } from "../../../scripts/lib/project-copy";

/** Timeout for the start of `develop` on a busy machine, in milliseconds. */
export const START_TIMEOUT = 600_000;

export interface Develop {
  readonly project: string;
  readonly origin: string;
  /** Returns the end of the output of `develop`. */
  readonly output: () => string;
  readonly close: () => Promise<void>;
}

const isUp = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
};

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/**
 * Copies the project, starts `develop` there and waits until it responds.
 *
 * @throws Error if it exits before it responds
 */
export const develop = async (): Promise<Develop> => {
  const project = copyProject(process.cwd(), "shared");
  const port = await freePort();
  const log = path.join(project, "develop.log");
  const child = startDevelop(project, port, log);
  const close = async () => {
    await stopDevelop(child);
    rmSync(project, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  while (!(await isUp(`${origin}/page-data/index/page-data.json`))) {
    if (isRunning(child)) await wait(500);
    else {
      await close();
      throw new Error(`develop exited with ${child.exitCode ?? child.signalCode} before it responded`);
    }
  }
  return { project, origin, output: () => readFileSync(log, "utf8").slice(-5_000), close };
};

/** Builds copies of the project. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { stringify } from "yaml";
import { HOSTING } from "../../../src/content/schema/hosting";
import { propertyOf } from "../../../src/content/shared/required";

const MAX_OUTPUT = 20_000_000;

/** Build timeout in milliseconds, long enough for a busy machine. */
export const BUILD_TIMEOUT = 900_000;

/** Replaces a project's hosting.yml. */
export const writeHosting = (project: string, hosting: Readonly<Record<string, unknown>>): void =>
  writeFileSync(path.join(project, HOSTING), stringify(hosting));

/**
 * Builds a copy of the project into the copy's `dist/`, and returns the build's output.
 *
 * @throws Error with the build's output if the build fails
 */
export const build = async (project: string): Promise<string> => {
  const options = { cwd: project, maxBuffer: MAX_OUTPUT };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/build.mts"], options);
    return stdout + stderr;
  } catch (error) {
    throw new Error(`${String(error)}\n${String(propertyOf(error, "stdout")).slice(-2000)}`, { cause: error });
  }
};

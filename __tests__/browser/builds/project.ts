/** Copies of the project that a test builds by itself. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const MOST_OUTPUT = 20_000_000;

/** How long a build may take on a busy machine before it counts as stuck, in milliseconds. */
export const BUILD_TIMEOUT = 900_000;

/**
 * Builds the project in a folder into its own `dist/`.
 *
 * @throws with what the build printed, when it fails
 */
export const build = async (project: string): Promise<void> => {
  await promisify(execFile)(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/build.mts"], {
    cwd: project,
    maxBuffer: MOST_OUTPUT,
  });
};

import { spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { INCOMPLETE_BUILD_EXIT_CODE, PublishError } from "../../src/publish/publish-error";
import { lockBuild } from "./build-lock";
import { BUILD_STAGES, CHOSEN_LOGGER, showProgress } from "./gatsby-progress";

/**
 * Environment of `gatsby build`. MALLOC_ARENA_MAX reduces memory use by an eighth with glibc.
 * @see https://sharp.pixelplumbing.com/install#linux-memory-allocator
 */
const ENVIRONMENT = { GATSBY_TELEMETRY_DISABLED: "1", MALLOC_ARENA_MAX: "2", FORCE_COLOR: "0" };

/** Gatsby writes this file at the end of a build. */
const CACHE_FILE = ".cache/redux/redux.rest.state";

/**
 * Returns the number of cores for Gatsby. The first build gets three: Gatsby leaves one free and encodes pictures on the other two. Later
 * builds get one: after an edit, starting worker processes takes longer than the work they would do.
 */
const coreCount = (): number => (existsSync(CACHE_FILE) ? 1 : 3);

/** Signals that kill a process if its LMDB database is truncated, because LMDB maps the file into memory. */
const CRASHES: readonly (NodeJS.Signals | null)[] = ["SIGBUS", "SIGSEGV"];

/**
 * Runs `gatsby build` and returns its exit code. A crash caused by a broken cache counts as an incomplete build. Gatsby stops when this
 * process ends or loses the lock, because another build may then start.
 */
const gatsbyBuild = (lost: Promise<void>): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
      // The pipe closes when this process ends, even if it is killed (src/gatsby/build-hooks.ts).
      stdio: ["inherit", CHOSEN_LOGGER === undefined ? "pipe" : "inherit", "inherit", "pipe"],
      env: { GATSBY_LOGGER: "json", ...process.env, ...ENVIRONMENT, GATSBY_CPU_COUNT: String(coreCount()), BUILD_PIPE: "3" },
    });
    const shown = child.stdout ? showProgress(child.stdout, BUILD_STAGES) : Promise.resolve();
    void lost.then(() => {
      console.error("Another build of this project has started, so this build was stopped. The last good site is untouched.");
      child.kill("SIGKILL");
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      const status = code ?? (CRASHES.includes(signal) ? INCOMPLETE_BUILD_EXIT_CODE : 1);
      shown.then(() => resolve(status), reject);
    });
  });

/** Removes Gatsby's cache and output. */
const clearWorkingFolders = (): void => [".cache", "public"].forEach((folder) => rmSync(folder, { recursive: true, force: true }));

/**
 * Builds the site with Gatsby. If the result is incomplete, for example because an earlier build was killed or the disk was full, clears
 * Gatsby's folders and builds again. Keeps the lock until both builds have finished.
 *
 * @returns the exit code. If another build is running, prints an error and returns 1.
 */
export const buildSite = async ({ run = gatsbyBuild, clear = clearWorkingFolders, lock = lockBuild } = {}): Promise<number> => {
  try {
    const { lost, release } = await lock();
    try {
      const status = await run(lost);
      if (status !== INCOMPLETE_BUILD_EXIT_CODE) return status;
      console.warn("\nThe cache of an earlier build may be broken. Clearing .cache and public, then building again.\n");
      clear();
      return await run(lost);
    } finally {
      await release();
    }
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    console.error(error.message);
    return 1;
  }
};

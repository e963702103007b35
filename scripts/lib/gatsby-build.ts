import { rmSync } from "node:fs";
import { lockBuild } from "../../src/build/lock";
import { INCOMPLETE_BUILD_EXIT_CODE, PublishError } from "../../src/build/publish/publish-error";
import { gatsby } from "./gatsby";

/** Gatsby's own folders: what it remembers between builds, and what it builds into. Both can be made again. */
const WORKING_FOLDERS = [".cache", "public"];

const clearWorkingFolders = (): void => WORKING_FOLDERS.forEach((folder) => rmSync(folder, { recursive: true, force: true }));

/** Runs work under the build's lock. Returns exit code 1, after printing which build is running, if there is one. */
const locked = async (lock: () => void, work: () => Promise<number>): Promise<number> => {
  try {
    lock();
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    console.error(error.message);
    return 1;
  }
  return work();
};

/**
 * Lets Gatsby build the site. When the result has gaps, which a killed build or a full disk may have left in its folders, it clears
 * them and tries once more. The lock comes before Gatsby, which compiles its own configuration into `.cache` first; Gatsby's process
 * takes it over and releases it when it ends, hence the second one.
 *
 * @returns the exit code
 */
export const buildSite = async ({ run = gatsby, clear = clearWorkingFolders, lock = lockBuild } = {}): Promise<number> => {
  const status = await locked(lock, () => run("build"));
  if (status !== INCOMPLETE_BUILD_EXIT_CODE) return status;
  console.warn("\nThe cache of an earlier build may be broken. Clearing .cache and public and building once more.\n");
  return locked(lock, () => {
    clear();
    return run("build");
  });
};

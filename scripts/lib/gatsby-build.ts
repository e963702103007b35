import { rmSync } from "node:fs";
import { INCOMPLETE_BUILD_EXIT_CODE } from "../../src/build/publish/publish-error";
import { gatsby } from "./gatsby";

/** Gatsby's own folders: what it remembers between builds, and what it builds into. Both can be made again. */
const WORKING_FOLDERS = [".cache", "public"];

const clearWorkingFolders = (): void => WORKING_FOLDERS.forEach((folder) => rmSync(folder, { recursive: true, force: true }));

/**
 * Lets Gatsby build the site. When the result has gaps, which a killed build or a full disk may have left in its folders, it clears
 * them and tries once more.
 *
 * @returns the exit code
 */
export const buildSite = async ({ run = gatsby, clear = clearWorkingFolders } = {}): Promise<number> => {
  const status = await run("build");
  if (status !== INCOMPLETE_BUILD_EXIT_CODE) return status;
  console.warn("\nThe cache of an earlier build may be broken. Clearing .cache and public and building once more.\n");
  clear();
  return run("build");
};

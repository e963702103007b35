import { existsSync, rmSync } from "node:fs";
import { GapError } from "../../src/publish/publish-error";
import { gatsby } from "./gatsby";

/** Gatsby's own folders: what it remembers between builds, and what it builds into. Both can be made again. */
const WORKING_FOLDERS = [".cache", "public"];

/**
 * Lets Gatsby build and then does what follows. When the result has a gap, it clears what an earlier build left in Gatsby's
 * folders and tries once more: a killed build or a full disk may have left them broken. What makes Gatsby itself fail, such
 * as a typo in a query, would only fail again.
 *
 * @param follow what must succeed with Gatsby's result; it throws a GapError when that is not whole
 * @returns the exit code
 */
export const gatsbyBuild = async (
  follow: () => Promise<void>,
  {
    run = gatsby,
    hasCache = () => existsSync(".cache"),
    clear = () => WORKING_FOLDERS.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  } = {},
): Promise<number> => {
  const attempt = async (): Promise<number> => {
    const status = await run("build");
    if (status === 0) await follow();
    return status;
  };
  const isFirst = !hasCache();
  try {
    return await attempt();
  } catch (error) {
    if (isFirst || !(error instanceof GapError)) throw error;
    console.warn(`\n${error.message}\nThe cache of an earlier build may be broken. Clearing .cache and public and building once more.\n`);
    clear();
    return attempt();
  }
};

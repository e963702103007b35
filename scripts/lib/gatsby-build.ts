import { existsSync, rmSync } from "node:fs";
import { GapError } from "../../src/publish/publish-error";
import { gatsby } from "./gatsby";

/** Gatsby's own folders: what it remembers between builds, and what it builds into. Both can be made again. */
const WORKING_FOLDERS = [".cache", "public"];

/**
 * Lets Gatsby build and then does what follows. When either fails on what an earlier build left, it clears Gatsby's
 * folders and tries once more: a killed build, another Node version or a full disk may have left them broken.
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
  if (!hasCache()) return attempt();
  const failure = await attempt().then(
    (status) => (status === 0 ? undefined : `Gatsby stopped with exit code ${status}.`),
    (error: unknown) => {
      if (error instanceof GapError) return error.message;
      throw error;
    },
  );
  if (failure === undefined) return 0;
  console.warn(`\n${failure}\nThe cache of an earlier build may be broken. Clearing .cache and public and building once more.\n`);
  clear();
  return attempt();
};

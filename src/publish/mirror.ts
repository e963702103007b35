import { constants, copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files";
import type { Plugin } from "./likely-writer";
import { IncompleteBuildError } from "./publish-error";
import { checkExplained, isPublished, type Live } from "./written-files";

const SHOWN = 20;

/** Lists the files of the project's own folder of static files. */
export const projectStaticFiles = (folder: string): ReadonlySet<string> => new Set(existsSync(folder) ? filesBelow(folder) : []);

/**
 * Copies a file. Not a hard link: Gatsby writes into the files of its folder, and through a link a build that fails
 * half-way would change the published site. Disks that can, share the bytes until one copy changes.
 */
const bring = (source: string, target: string): void => {
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
};

/**
 * Brings what belongs to this build, except for the pages and their data, from Gatsby's folder into the published one.
 *
 * @throws IncompleteBuildError naming pages and the files they load that are not there
 * @throws PublishError naming files of the folder that nobody has explained
 */
export const mirrorAssets = async (from: string, to: string, live: Live, plugins: readonly Plugin[]): Promise<void> => {
  const files = filesBelow(from);
  const there = new Set(files);
  const missing = [...live.loadedBy].flatMap(([file, page]) => (there.has(file) ? [] : [`${page} loads /${file}`]));
  if (missing.length > 0) throw new IncompleteBuildError("Pages load files that the build did not make:", missing.slice(0, SHOWN));
  await checkExplained(files, live, plugins);
  for (const file of files) if (!live.pages.has(file) && isPublished(file, live)) bring(path.join(from, file), path.join(to, file));
};

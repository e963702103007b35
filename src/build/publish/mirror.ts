import { constants, copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files";
import { fileBeside } from "./page-files";
import { IncompleteBuildError, PublishError } from "./publish-error";
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
  // Nor into a file that is there: it may be a page that the published site shares.
  copyFileSync(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
};

/**
 * Brings what belongs to this build, except for the pages and their data, from Gatsby's folder into the published one.
 *
 * @throws IncompleteBuildError naming pages and the files they load that are not there
 * @throws PublishError naming static files that stand where a page is published, and files of the folder that nobody has explained
 */
export const mirrorAssets = (from: string, to: string, live: Live): void => {
  const files = filesBelow(from);
  const there = new Set(files);
  const missing = [...live.loadedBy].flatMap(([file, page]) => (there.has(file) ? [] : [`${page} loads /${file}`]));
  if (missing.length > 0) throw new IncompleteBuildError("Pages load files that the build did not make:", missing.slice(0, SHOWN));
  const besides = new Set([...live.pages].map(fileBeside));
  const inTheWay = [...live.staticFiles].filter((file) => live.pages.has(file) || besides.has(file));
  if (inTheWay.length > 0)
    throw new PublishError(
      "Files stand where pages are published. Rename or remove them:",
      inTheWay.map((file) => `static/${file}`),
    );
  checkExplained(files, live);
  for (const file of files) if (!live.pages.has(file) && isPublished(file, live)) bring(path.join(from, file), path.join(to, file));
};

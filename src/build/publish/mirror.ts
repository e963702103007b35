import { constants, copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { siteFiles } from "../../content/shared/routes";
import { filesBelow } from "./files";
import { fileBeside } from "./page-files";
import { IncompleteBuildError, PublishError } from "./publish-error";

const SHOWN = 20;

/** What this build is known to be made of. Files are named as they lie below the folder. */
export interface Live {
  /** Files below `static/` that pages load, each with one of those pages. */
  readonly loadedBy: ReadonlyMap<string, string>;
  /** Files of the project's own folder `static`, which Gatsby copies. */
  readonly staticFiles: ReadonlySet<string>;
  /** Files of the pages of this build. They are finished one by one. */
  readonly pages: ReadonlySet<string>;
}

/** What plugins write to be published. A plugin that writes other files needs its names here. */
const BY_PLUGINS: readonly string[] = [siteFiles.sitemap, siteFiles.firstSitemap];

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
 * Copies what the pages of this build need from Gatsby's folder into the published one. All else stays behind: Gatsby's app, data for
 * it, pictures and pages of earlier builds.
 *
 * @throws IncompleteBuildError naming pages and the files they load that are not there
 * @throws PublishError naming static files that stand where a page is published
 */
export const mirrorAssets = (from: string, to: string, { loadedBy, staticFiles, pages }: Live): void => {
  const files = filesBelow(from);
  const there = new Set(files);
  const missing = [...loadedBy].flatMap(([file, page]) => (there.has(file) ? [] : [`${page} loads /${file}`]));
  if (missing.length > 0) throw new IncompleteBuildError("Pages load files that the build did not make:", missing.slice(0, SHOWN));
  const besides = new Set([...pages].map(fileBeside));
  const inTheWay = [...staticFiles].filter((file) => pages.has(file) || besides.has(file));
  if (inTheWay.length > 0)
    throw new PublishError(
      "Files stand where pages are published. Rename or remove them:",
      inTheWay.map((file) => `static/${file}`),
    );
  for (const file of files)
    if (loadedBy.has(file) || staticFiles.has(file) || BY_PLUGINS.includes(`/${file}`)) bring(path.join(from, file), path.join(to, file));
};

/** Copies only the files that a build's pages need, because Gatsby's `public/` also contains files from earlier and failed builds. */
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteFiles } from "../content/shared/routes";
import { htmlFile, isScript, staticFilesIn, staticFilesOfPage, filesBelow } from "./page-files";
import { IncompleteBuildError, PublishError } from "./publish-error";

/** Files that Gatsby plugins write and that no page loads. Add the files of new plugins here. */
const BY_PLUGINS = [siteFiles.sitemap, siteFiles.firstSitemap].map((address) => address.slice(1));

interface Build {
  /** Gatsby's output folder, `public/`. */
  readonly from: string;
  /** Paths of all pages. */
  readonly pages: readonly string[];
  readonly siteUrl: string;
  /** The project's `static/` folder. */
  readonly staticFolder: string;
}

/**
 * Returns the hashed files that pages and their scripts load, each with a file that loads it.
 *
 * @throws IncompleteBuildError that names the first page that Gatsby did not build
 */
export const filesLoaded = ({ from, pages, siteUrl }: Omit<Build, "staticFolder">): ReadonlyMap<string, string> => {
  const loadedBy = new Map<string, string>();
  for (const page of pages.map(htmlFile)) {
    if (!existsSync(path.join(from, page))) throw new IncompleteBuildError(`Gatsby did not build this page:\n  ${page}`);
    for (const file of staticFilesOfPage(readFileSync(path.join(from, page), "utf8"), siteUrl)) loadedBy.set(file, page);
  }
  for (const script of [...loadedBy.keys()].filter((file) => isScript(file) && existsSync(path.join(from, file))))
    for (const file of staticFilesIn(readFileSync(path.join(from, script), "utf8"), siteUrl)) loadedBy.set(file, script);
  return loadedBy;
};

/**
 * Copies pages (twice, for URLs with and without a trailing slash), the files they load, plugins' files, and `static/`.
 *
 * @throws IncompleteBuildError that names the missing files
 * @throws PublishError that names the static files with the same path as a page
 */
export const copyBuild = ({ staticFolder, ...build }: Build, to: string): void => {
  const { from } = build;
  // Do not hard-link to Gatsby's files: Gatsby modifies them in place, so the next build would change the published site.
  const copy = (folder: string, file: string): void => {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(folder, file), path.join(to, file), constants.COPYFILE_FICLONE);
  };
  const pages = new Set(build.pages.map(htmlFile));
  // Hosts serve about.html for /about, and about/index.html for /about/. No copy is made at a path that is already a page's: index.html,
  // 404.html.
  const copies = [...pages].map((page) => [page.replace(/\/index\.html$/, ".html"), page] as const);
  const pageOfCopy = new Map(copies.filter(([copied]) => !pages.has(copied)));
  const staticFiles = filesBelow(staticFolder);
  const inTheWay = staticFiles.filter((file) => pages.has(file) || pageOfCopy.has(file)).map((file) => `\n  static/${file}`);
  if (inTheWay.length > 0) throw new PublishError(`Static files have the same paths as pages. Rename or remove them:${inTheWay.join("")}`);
  const loadedBy = filesLoaded(build);
  const missing = [...loadedBy].filter(([file]) => !existsSync(path.join(from, file))).map(([file, by]) => `\n  ${by} loads /${file}`);
  if (missing.length > 0) throw new IncompleteBuildError(`Pages load files that the build did not create:${missing.slice(0, 20).join("")}`);
  for (const file of [...pages, ...loadedBy.keys(), ...BY_PLUGINS.filter((name) => existsSync(path.join(from, name)))]) copy(from, file);
  for (const file of staticFiles) copy(staticFolder, file);
  for (const [copied, page] of pageOfCopy) linkSync(path.join(to, page), path.join(to, copied));
};

import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodePath } from "../../content/taken-addresses";
import { inlinesOf, type PageInlines } from "./host/inline";
import { fileBeside, htmlFile, staticFilesOf } from "./page-files";
import { IncompleteBuildError } from "./publish-error";

/**
 * Brings every page, at the address without and with a slash at its end.
 *
 * @param pages their addresses
 * @returns files below `static/` that pages load, each with one of those pages
 * @throws IncompleteBuildError naming a page that Gatsby did not make
 */
export const bringPages = (from: string, staging: string, pages: readonly string[]): Map<string, string> => {
  const files = new Set(pages.map(htmlFile));
  const loadedBy = new Map<string, string>();
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(staging, file)];
    if (!existsSync(source)) throw new IncompleteBuildError("Gatsby did not make every page:", [file]);
    const html = readFileSync(source, "utf8");
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
    for (const name of staticFilesOf(html)) loadedBy.set(name, file);
    const beside = fileBeside(file);
    if (beside !== undefined && !files.has(beside)) linkSync(target, path.join(staging, beside));
  }
  return loadedBy;
};

/** A page in its final form. */
export interface ReadPage {
  readonly file: string;
  readonly inlines: PageInlines;
}

/** Tells of every page what it holds. `about/index.html` stands for `about.html` beside it: the two are one file. */
export const readPages = (folder: string, files: readonly string[]): readonly ReadPage[] => {
  const besides = new Set(files.map(fileBeside));
  return files
    .filter((file) => file.endsWith(".html") && !besides.has(file))
    .map((file) => ({ file, inlines: inlinesOf(readFileSync(path.join(folder, file), "utf8")) }));
};

const SHOWN = 20;

/**
 * Stops when a page loads a file of the site that is not there: a killed build or a broken cache may leave Gatsby's folder with gaps.
 *
 * @throws IncompleteBuildError naming page and file
 */
export const checkWhole = (pages: readonly ReadPage[], files: readonly string[]): void => {
  const there = new Set(files.map((file) => `/${file}`));
  const missing = pages.flatMap(({ file, inlines }) =>
    inlines.loads.filter((address) => !there.has(decodePath(address))).map((address) => `${file} loads ${address}`),
  );
  if (missing.length === 0) return;
  const rest = missing.length > SHOWN ? [`and ${missing.length - SHOWN} more`] : [];
  throw new IncompleteBuildError("Pages load files that the build did not make:", [...missing.slice(0, SHOWN), ...rest]);
};

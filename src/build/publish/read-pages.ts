import { readFile } from "node:fs/promises";
import path from "node:path";
import { inlinesOf, type PageInlines } from "./host/inline";
import { IncompleteBuildError } from "./publish-error";
import type { FinishRecord } from "./record";

/** A page in its final form. */
export interface ReadPage {
  readonly file: string;
  readonly inlines: PageInlines;
}

/**
 * Tells of every page what it holds; those that the record does not know are read. `about/index.html` stands for
 * `about.html` beside it: the two are one file.
 */
export const readPages = async (folder: string, files: readonly string[], record: FinishRecord): Promise<readonly ReadPage[]> => {
  const names = new Set(files);
  const pages = files.filter((file) => file.endsWith(".html") && !names.has(`${file.slice(0, -".html".length)}/index.html`));
  return Promise.all(
    pages.map(async (file) => ({
      file,
      inlines: record.pages[file]?.inlines ?? inlinesOf(await readFile(path.join(folder, file), "utf8")),
    })),
  );
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
    inlines.loads.filter((address) => !there.has(decodeURI(address))).map((address) => `${file} loads ${address}`),
  );
  if (missing.length === 0) return;
  const rest = missing.length > SHOWN ? [`and ${missing.length - SHOWN} more`] : [];
  throw new IncompleteBuildError("Pages load files that the build did not make:", [...missing.slice(0, SHOWN), ...rest]);
};

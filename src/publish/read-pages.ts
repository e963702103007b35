import { readFile } from "node:fs/promises";
import path from "node:path";
import { inlinesOf, type PageInlines } from "./host/inline";
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

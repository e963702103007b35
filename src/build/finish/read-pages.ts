import { readFile } from "node:fs/promises";
import path from "node:path";
import { inlinesOf, type PageInlines } from "../host/inline";

/** A page in its final form. */
export interface ReadPage {
  readonly file: string;
  readonly inlines: PageInlines;
}

/** Reads every page once. `about/index.html` stands for `about.html` beside it: the two are one file. */
export const readPages = async (folder: string, files: readonly string[]): Promise<readonly ReadPage[]> => {
  const names = new Set(files);
  const pages = files.filter((file) => file.endsWith(".html") && !names.has(`${file.slice(0, -".html".length)}/index.html`));
  const read: ReadPage[] = [];
  for (const file of pages) read.push({ file, inlines: inlinesOf(await readFile(path.join(folder, file), "utf8")) });
  return read;
};

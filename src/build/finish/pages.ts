import { link, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files";

/** Names the file beside a folder's index: hosts answer /about with about.html, and /about/ with about/index.html. */
const besideIndex = (file: string): string | undefined =>
  file.endsWith("/index.html") ? file.replace(/\/index\.html$/, ".html") : undefined;

/** Pieces that Gatsby puts into the pages while it builds them. */
const PARTS = "_gatsby/";

/** Writes every page, at the address without and with a slash at its end. */
export const finishPages = async (from: string, to: string): Promise<void> => {
  const pages = (await filesBelow(from)).filter((file) => file.endsWith(".html") && !file.startsWith(PARTS));
  for (const file of pages) {
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await readFile(path.join(from, file), "utf8"));
    const beside = besideIndex(file);
    if (beside && !pages.includes(beside)) await link(target, path.join(to, beside));
  }
};

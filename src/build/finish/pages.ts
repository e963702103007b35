import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { routes, SAVED_POST_ROUTE } from "../../content/routes";
import type { GatsbyBuild } from "./gatsby-build";
import { finishHtml } from "./html";
import type { PageScript } from "./html/page-script";
import { dataFile, fileBeside, htmlFile } from "./page-files";
import { pageParts } from "./page-parts";
import { GapError } from "./publish-error";
import { stateOf, type FinishRecord } from "./record";
import { staticFilesIn } from "./references";

/** Pages that show what only the visitor's browser knows, and so need the app without being asked for it. */
const EAGER: ReadonlySet<string> = new Set([routes.blog, SAVED_POST_ROUTE]);

interface FinishPages {
  readonly from: string;
  /** Where the pages go. */
  readonly aside: string;
  /** Where the pages of the last build are. */
  readonly previous: string;
  readonly pages: readonly string[];
  readonly build: Pick<GatsbyBuild, "byComponent">;
  /** Code of the inline script. */
  readonly code: string;
  /** Digest of what all pages are made of. */
  readonly shared: string;
  readonly record: FinishRecord;
}

interface FinishedPages {
  readonly record: FinishRecord;
  /** Data and files below `static/` that pages load, each with one of those pages. */
  readonly loadedBy: ReadonlyMap<string, string>;
  /** How many pages were made anew. */
  readonly made: number;
}

const digest = (...texts: readonly string[]): string => createHash("sha256").update(texts.join("\0")).digest("hex");

const finishOne = (file: string, html: string, script: PageScript): string => {
  try {
    return finishHtml(html, script);
  } catch (error) {
    throw new GapError("A page is not as Gatsby writes it:", [`${file}: ${error instanceof Error ? error.message : String(error)}`]);
  }
};

/** Finishes every page, at the address without and with a slash at its end. A page whose source is as it was is kept as it is. */
export const finishPages = async ({ from, aside, previous, pages, build, code, shared, record }: FinishPages): Promise<FinishedPages> => {
  const files = new Set(pages.map(htmlFile));
  const last = record.shared === shared ? record.pages : {};
  const next: FinishRecord = { shared, pages: {} };
  const loadedBy = new Map<string, string>();
  let made = 0;

  for (const page of pages) {
    const file = htmlFile(page);
    const html = readFileSync(path.join(from, file), "utf8");
    const dataText = readFileSync(path.join(from, dataFile(page)), "utf8");
    const needed = pageParts(dataFile(page), dataText, build);
    const parts = [...needed.data, ...needed.scripts].map((name) => `/${name}`);
    for (const name of [...needed.data, ...staticFilesIn(html), ...staticFilesIn(dataText)]) loadedBy.set(name, file);

    const target = path.join(aside, file);
    const kept = path.join(previous, file);
    const source = digest(html, ...parts);
    await mkdir(path.dirname(target), { recursive: true });
    // Nothing writes into the published folder, so its pages may be shared from one to the next.
    if (last[file]?.source === source && last[file].finished === stateOf(kept)) await link(kept, target);
    else {
      await writeFile(target, finishOne(file, html, { code, page, parts, isEager: EAGER.has(page) }));
      made += 1;
    }
    next.pages[file] = { source, finished: stateOf(target) ?? "" };

    const beside = fileBeside(file);
    if (beside !== undefined && !files.has(beside)) await link(target, path.join(aside, beside));
  }
  return { record: next, loadedBy, made };
};

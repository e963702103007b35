import { linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { routes, SAVED_POST_ROUTE } from "../../content/routes";
import { inlinesOf } from "../host/inline";
import type { GatsbyBuild } from "./gatsby-build";
import { finishHtml } from "./html";
import type { PageScript } from "./html/page-script";
import { dataFile, fileBeside, htmlFile } from "./page-files";
import { pageParts } from "./page-parts";
import { GapError } from "./publish-error";
import { stateOf, type FinishRecord, type PageRecord } from "./record";
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

const finishOne = (file: string, html: string, script: PageScript): string => {
  try {
    return finishHtml(html, script);
  } catch (error) {
    throw new GapError("A page is not as Gatsby writes it:", [`${file}: ${error instanceof Error ? error.message : String(error)}`]);
  }
};

/** Finishes one page into a file and tells what is to know of it. */
const makePage = (page: string, target: string, source: string, { from, build, code }: FinishPages): PageRecord => {
  const html = readFileSync(path.join(from, htmlFile(page)), "utf8");
  const dataText = readFileSync(path.join(from, dataFile(page)), "utf8");
  const { data, scripts } = pageParts(dataFile(page), dataText, build);
  const parts = [...data, ...scripts].map((name) => `/${name}`);
  const finished = finishOne(htmlFile(page), html, { code, page, parts, isEager: EAGER.has(page) });
  writeFileSync(target, finished);
  return {
    source,
    finished: stateOf(target) ?? "",
    needs: [...new Set([...data, ...staticFilesIn(html), ...staticFilesIn(dataText)])],
    inlines: inlinesOf(finished),
  };
};

/**
 * Finishes every page, at the address without and with a slash at its end. A page whose source is as it was is kept as it is.
 *
 * Ten thousand pages are handled in some seconds because those that are kept are not even read, and because no call waits its turn.
 */
export const finishPages = (options: FinishPages): FinishedPages => {
  const { from, aside, previous, pages, shared, record } = options;
  const files = new Set(pages.map(htmlFile));
  const last = record.shared === shared ? record.pages : {};
  const next: FinishRecord = { shared, pages: {} };
  const loadedBy = new Map<string, string>();
  let made = 0;

  for (const page of pages) {
    const file = htmlFile(page);
    const target = path.join(aside, file);
    const kept = path.join(previous, file);
    const known = last[file];
    const source = [file, dataFile(page)].map((name) => stateOf(path.join(from, name)) ?? "none").join(", ");
    mkdirSync(path.dirname(target), { recursive: true });
    // Nothing writes into the published folder, so its pages may be shared from one to the next.
    const isKept = known?.source === source && known.finished === stateOf(kept);
    if (isKept) linkSync(kept, target);
    else made += 1;
    const now = isKept ? known : makePage(page, target, source, options);
    next.pages[file] = now;
    for (const name of now.needs) loadedBy.set(name, file);

    const beside = fileBeside(file);
    if (beside !== undefined && !files.has(beside)) linkSync(target, path.join(aside, beside));
  }
  return { record: next, loadedBy, made };
};

import { createHash } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { routes, SAVED_POST_ROUTE } from "../content/routes";
import { inlinesOf } from "./host/inline";
import type { GatsbyBuild } from "./gatsby-build";
import { finishHtml } from "./html";
import type { PageScript } from "./html/page-script";
import { dataFile, fileBeside, htmlFile } from "./page-files";
import { builtFrom, pageParts } from "./page-parts";
import { GapError } from "./publish-error";
import { stateOf, type FinishRecord, type PageRecord } from "./record";
import { staticFilesIn } from "./references";

/** Pages that show what only the visitor's browser knows, and so need the app without being asked for it. */
const EAGER: ReadonlySet<string> = new Set([routes.blog, SAVED_POST_ROUTE]);

/**
 * What Gatsby calls its scripts. It also says whether webpack had its cache, so that the same scripts have two such names:
 * https://github.com/webpack/webpack/blob/v5.98.0/lib/Compilation.js (createHash, children). No finished page has it.
 */
const COMPILATION_HASH = /window\.___webpackCompilationHash="\w*";/;

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

/** What Gatsby wrote for a page. */
interface PageSource {
  /** States of the two files. */
  readonly state: string;
  readonly html: string;
  readonly dataText: string;
  readonly digest: string;
}

const sourceState = (from: string, page: string): string =>
  [htmlFile(page), dataFile(page)].map((name) => stateOf(path.join(from, name)) ?? "none").join(", ");

const readSource = (from: string, page: string, state: string): PageSource => {
  const html = readFileSync(path.join(from, htmlFile(page)), "utf8");
  const dataText = readFileSync(path.join(from, dataFile(page)), "utf8");
  const digest = createHash("sha256").update(html.replace(COMPILATION_HASH, "")).update(dataText).digest("hex");
  return { state, html, dataText, digest };
};

/** Finishes one page into a file and tells what is to know of it. */
const makePage = (
  page: string,
  target: string,
  { state, html, dataText, digest }: PageSource,
  { from, build, code }: FinishPages,
): PageRecord => {
  const { data, scripts } = pageParts(dataFile(page), dataText, build);
  const parts = [...data, ...scripts].map((name) => `/${name}`);
  const finished = finishOne(htmlFile(page), html, { code, page, parts, digest: builtFrom(from, dataText), isEager: EAGER.has(page) });
  writeFileSync(target, finished);
  return {
    source: state,
    digest,
    finished: stateOf(target) ?? "",
    needs: [...new Set([...data, ...staticFilesIn(html), ...staticFilesIn(dataText)])],
    inlines: inlinesOf(finished),
  };
};

/**
 * Finishes every page, at the address without and with a slash at its end. A page whose source is as it was is kept as it is.
 *
 * Ten thousand pages are handled in some seconds because those that are kept are not parsed, nor even read where Gatsby left
 * them alone, and because no call waits its turn.
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
    const state = sourceState(from, page);
    mkdirSync(path.dirname(target), { recursive: true });
    // Nothing writes into the published folder, so its pages may be shared from one to the next.
    const usable = last[file]?.finished === stateOf(kept) ? last[file] : undefined;
    const keep = (known: PageRecord): PageRecord => {
      linkSync(kept, target);
      return known;
    };
    const renew = (): PageRecord => {
      const source = readSource(from, page, state);
      if (usable?.digest === source.digest) return keep({ ...usable, source: state });
      made += 1;
      return makePage(page, target, source, options);
    };
    const now = usable?.source === state ? keep(usable) : renew();
    next.pages[file] = now;
    for (const name of now.needs) loadedBy.set(name, file);

    const beside = fileBeside(file);
    if (beside !== undefined && !files.has(beside)) linkSync(target, path.join(aside, beside));
  }
  return { record: next, loadedBy, made };
};

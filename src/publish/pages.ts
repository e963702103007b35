import { createHash } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { inlinesOf } from "./host/inline";
import type { GatsbyBuild } from "./gatsby-build";
import { dataFile, fileBeside, filesOfPage, htmlFile } from "./page-files";
import { pageParts } from "./page-parts";
import { IncompleteBuildError } from "./publish-error";
import { stateOf, type FinishRecord, type PageRecord } from "./record";
import { staticFilesIn } from "./references";

const pageDataSchema = z.object({ componentChunkName: z.string(), staticQueryHashes: z.array(z.string()) });

interface FinishPages {
  readonly from: string;
  /** Where the pages go. */
  readonly aside: string;
  /** Where the pages of the last build are. */
  readonly previous: string;
  readonly pages: readonly string[];
  readonly build: Pick<GatsbyBuild, "byComponent">;
  /** Digest of the code that reads pages. */
  readonly shared: string;
  readonly record: FinishRecord;
}

interface FinishedPages {
  readonly record: FinishRecord;
  /** Data and files below `static/` that pages load, each with one of those pages. */
  readonly loadedBy: ReadonlyMap<string, string>;
  /** How many pages were made anew. */
  readonly rewritten: number;
}

/** What Gatsby wrote for a page. */
interface PageSource {
  /** States of the two files. */
  readonly state: string;
  readonly html: string;
  readonly dataText: string;
  readonly digest: string;
}

const NOT_THERE = "not there";

/** Tells the states of a page's two files in a folder. */
const statesIn = (folder: string, page: string): string =>
  filesOfPage(page)
    .map((name) => `${name}: ${stateOf(path.join(folder, name)) ?? NOT_THERE}`)
    .join(", ");

const readSource = (from: string, page: string, state: string): PageSource => {
  if (state.includes(NOT_THERE)) throw new IncompleteBuildError("Gatsby did not make every file of a page:", [`${page} (${state})`]);
  const html = readFileSync(path.join(from, htmlFile(page)), "utf8");
  const dataText = readFileSync(path.join(from, dataFile(page)), "utf8");
  const digest = createHash("sha256").update(html).update(dataText).digest("hex");
  return { state, html, dataText, digest };
};

/** Writes one page and its data into a folder and tells what is to know of it. */
const bringPage = (
  page: string,
  aside: string,
  { state, html, dataText, digest }: PageSource,
  { byComponent }: FinishPages["build"],
): PageRecord => {
  const info = pageDataSchema.parse(JSON.parse(dataText));
  writeFileSync(path.join(aside, htmlFile(page)), html);
  writeFileSync(path.join(aside, dataFile(page)), dataText);
  return {
    source: state,
    digest,
    finished: statesIn(aside, page),
    needs: [...new Set([...pageParts(page, info, byComponent).data, ...staticFilesIn(html), ...staticFilesIn(dataText)])],
    inlines: inlinesOf(html),
  };
};

/**
 * Brings every page, at the address without and with a slash at its end, and its data. A page whose source is as it was is kept as
 * it is.
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
  let rewritten = 0;

  for (const page of pages) {
    const [file] = filesOfPage(page);
    const state = statesIn(from, page);
    for (const name of filesOfPage(page)) mkdirSync(path.join(aside, path.dirname(name)), { recursive: true });
    // Nothing writes into the published folder, so its pages may be shared from one to the next.
    const usable = last[file]?.finished === statesIn(previous, page) ? last[file] : undefined;
    const keep = (known: PageRecord): PageRecord => {
      for (const name of filesOfPage(page)) linkSync(path.join(previous, name), path.join(aside, name));
      return known;
    };
    const renew = (): PageRecord => {
      const source = readSource(from, page, state);
      if (usable?.digest === source.digest) return keep({ ...usable, source: state });
      rewritten += 1;
      return bringPage(page, aside, source, options.build);
    };
    const now = usable?.source === state ? keep(usable) : renew();
    next.pages[file] = now;
    for (const name of now.needs) loadedBy.set(name, file);

    const beside = fileBeside(file);
    if (beside !== undefined && !files.has(beside)) linkSync(path.join(aside, file), path.join(aside, beside));
  }
  return { record: next, loadedBy, rewritten };
};

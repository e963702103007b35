import { createHash } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inlinesOf } from "./host/inline";
import { fileBeside, htmlFile, staticFilesIn } from "./page-files";
import { IncompleteBuildError } from "./publish-error";
import { stateOf, type FinishRecord, type PageRecord } from "./record";

interface FinishPages {
  readonly from: string;
  /** Where the pages go. */
  readonly staging: string;
  /** Where the pages of the last build are. */
  readonly previous: string;
  readonly pages: readonly string[];
  /** Digest of the code that reads pages. */
  readonly shared: string;
  readonly record: FinishRecord;
}

interface FinishedPages {
  readonly pages: FinishRecord["pages"];
  /** Files below `static/` that pages load, each with one of those pages. */
  readonly loadedBy: ReadonlyMap<string, string>;
  /** How many pages were made anew. */
  readonly rewritten: number;
}

/**
 * Brings every page, at the address without and with a slash at its end. A page whose source is as it was is kept as it is.
 *
 * Ten thousand pages are handled in some seconds because those that are kept are not parsed, nor even read where Gatsby left
 * them alone, and because no call waits its turn.
 *
 * @throws IncompleteBuildError naming a page that Gatsby did not make
 */
export const finishPages = ({ from, staging, previous, pages, shared, record }: FinishPages): FinishedPages => {
  const files = pages.map(htmlFile);
  const all = new Set(files);
  const last = record.shared === shared ? record.pages : {};
  const next: Record<string, PageRecord> = {};
  const loadedBy = new Map<string, string>();
  let rewritten = 0;

  for (const file of files) {
    const target = path.join(staging, file);
    const source = stateOf(path.join(from, file));
    if (source === undefined) throw new IncompleteBuildError("Gatsby did not make every page:", [file]);
    mkdirSync(path.dirname(target), { recursive: true });
    // Nothing writes into the published folder, so its pages may be shared from one to the next.
    const usable = last[file]?.finished === stateOf(path.join(previous, file)) ? last[file] : undefined;
    const keep = (known: PageRecord): PageRecord => {
      linkSync(path.join(previous, file), target);
      return known;
    };
    const renew = (): PageRecord => {
      const html = readFileSync(path.join(from, file), "utf8");
      const digest = createHash("sha256").update(html).digest("hex");
      if (usable?.digest === digest) return keep({ ...usable, source });
      rewritten += 1;
      writeFileSync(target, html);
      return { source, digest, finished: stateOf(target) ?? "", needs: [...new Set(staticFilesIn(html))], inlines: inlinesOf(html) };
    };
    const now = usable?.source === source ? keep(usable) : renew();
    next[file] = now;
    for (const name of now.needs) loadedBy.set(name, file);

    const beside = fileBeside(file);
    if (beside !== undefined && !all.has(beside)) linkSync(target, path.join(staging, beside));
  }
  return { pages: next, loadedBy, rewritten };
};

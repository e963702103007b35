/** Remembers, from one build to the next, what each finished page was made of. */
import { readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { z } from "zod";

const texts = z.array(z.string()).readonly();

const pageRecordSchema = z.object({
  /** State of Gatsby's file of the page when it was finished. */
  source: z.string(),
  /** Digest of what that file says: Gatsby writes every page again after any edit, most of them as they were. */
  digest: z.string(),
  /** State that the published file was left in. */
  finished: z.string(),
  /** Files below `static/` that the page names. */
  needs: texts,
  inlines: z.object({ policy: z.string(), scripts: texts, styles: texts, early: texts, forbidden: texts, loads: texts }),
});

const recordSchema = z.object({
  /** Digest of the code that made this record. */
  shared: z.string(),
  /** The scripts of this build, as they lie in the published folder. */
  scripts: texts,
  pages: z.record(z.string(), pageRecordSchema),
});

/** What is known of a finished page. */
export type PageRecord = z.infer<typeof pageRecordSchema>;

/** What is known of each page, by its file. */
export type FinishRecord = z.infer<typeof recordSchema>;

/** Reads the record of the last build; an empty one when there is none or it cannot be read. */
export const readRecord = (file: string): FinishRecord => {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { shared: "", scripts: [], pages: {} };
  }
};

/** Writes the record of this build. */
export const writeRecord = (file: string, record: FinishRecord): Promise<void> => writeFile(file, JSON.stringify(record));

/** Describes a file by size and time of change, or not at all when it is not there. A published folder may have been put there by hand. */
export const stateOf = (file: string): string | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.mtimeMs}`;
};

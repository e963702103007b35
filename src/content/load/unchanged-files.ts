/**
 * Checks files and caches the results, because `develop` and the editor check all content after each save, and most files are unchanged.
 */
import type { z } from "zod";
import { checkFile } from "../check/check-file";
import { isDraft } from "../entries/drafts";
import type { NamedFacts } from "../facts/named-facts";

type Result<Output> = ReturnType<typeof checkFile<Output>>;

interface Cached {
  readonly bytes: Uint8Array;
  readonly facts: NamedFacts | undefined;
  readonly result: Result<unknown>;
}

/** The last result of each check, by schema, then by path and whether facts were filled in. */
const cache = new WeakMap<z.ZodType, Map<string, Cached>>();

/**
 * Checks a file as `checkFile` does, or returns the last result if the file, its schema and its facts have not changed. Drafts and files
 * with problems are checked each time, because their results may depend on today's date.
 */
export const checkIfChanged = <Output>(file: string, bytes: Uint8Array, schema: z.ZodType<Output>, facts?: NamedFacts): Result<Output> => {
  const files = cache.get(schema) ?? new Map<string, Cached>();
  cache.set(schema, files);
  // Files with facts are read twice: to find the facts, and to fill them in.
  const key = `${file} ${facts === undefined ? "without" : "with"} facts`;
  const last = files.get(key);
  // Safe cast: the result is of the same schema.
  if (last && last.facts === facts && Buffer.compare(last.bytes, bytes) === 0) return last.result as Result<Output>;
  const result = checkFile(file, bytes, schema, facts);
  if (result.data !== undefined && !isDraft(result.data)) files.set(key, { bytes, facts, result });
  else files.delete(key);
  return result;
};

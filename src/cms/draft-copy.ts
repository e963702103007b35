/**
 * Marks the copy of a draft that the browser keeps until it is saved. Decap writes it like a file, and gives it back after a crash as if
 * it were one: without the mark nobody could tell then which version of the file the draft was made of.
 */
import { SOURCE } from "./notes";
import { sourceOf } from "./page-format";
import type { Data } from "./same";

const MARK = "# A copy of a draft, made of: ";

/** Writes the copy of a draft; that of a new entry needs no mark. */
export const copyOf = (data: Data, written: string): string => {
  const source = sourceOf(data);
  return source === "" ? written : `${MARK}${JSON.stringify(source)}\n${written}`;
};

/** Wraps what reads a file, so that it reads a copy too, as made of what the mark says. */
export const readingCopies =
  (read: (content: string) => Data) =>
  (written: string): Data => {
    if (!written.startsWith(MARK)) return read(written);
    const end = written.indexOf("\n");
    const source: unknown = JSON.parse(written.slice(MARK.length, end));
    return { ...read(written.slice(end + 1)), [SOURCE]: source };
  };

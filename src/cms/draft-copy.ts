/**
 * Marks the copy of a draft that the browser stores until it is saved. Decap writes the copy like a file, and reads it like a file
 * after a crash. The mark holds the version of the file that the draft is based on, which would otherwise be lost.
 */
import { SOURCE } from "./notes";
import { sourceOf } from "./page-format";
import type { Data } from "./same";

const MARK = "# A copy of a draft, made of: ";

/** Returns the copy of a draft with its mark; a new entry needs none. */
export const copyOf = (data: Data, written: string): string => {
  const source = sourceOf(data);
  return source === "" ? written : `${MARK}${JSON.stringify(source)}\n${written}`;
};

/** Wraps a file reader, so that it also reads marked copies, with the source in the mark. */
export const readingCopies =
  (read: (content: string) => Data) =>
  (written: string): Data => {
    if (!written.startsWith(MARK)) return read(written);
    const end = written.indexOf("\n");
    const source: unknown = JSON.parse(written.slice(MARK.length, end));
    return { ...read(written.slice(end + 1)), [SOURCE]: source };
  };

/** Files with the line ends of Windows, or with a mark of their encoding: the build takes both, so the editor does. */
import { alike } from "./folded-text";

/** Takes off the mark that some programs put before a text (BOM). */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

/** Gives a text with plain line ends. */
export const plainLines = (text: string): string => withoutMark(text).replace(/\r\n?/g, "\n");

/** Gives a text the line ends of its former version: each line that is still there, or was changed in its place, its own; others those of the first. */
export const withLineEnds = (former: string, text: string): string => {
  const ends = former.match(/\r\n?|\n/g) ?? [];
  if (ends.every((end) => end === "\n")) return text;
  const [old, lines] = [plainLines(former).split("\n"), text.split("\n")];
  const head = alike(old, lines);
  const tail = alike(old.slice(head).toReversed(), lines.slice(head).toReversed());
  const endOf = (at: number) =>
    (lines.length === old.length || at < head ? ends[at] : at >= lines.length - tail ? ends[at - lines.length + old.length] : undefined) ??
    ends[0];
  return lines.map((line, at) => (at === lines.length - 1 ? line : `${line}${endOf(at) ?? "\n"}`)).join("");
};

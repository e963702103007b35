/** Splits content files into passages and sentences that visitors read. */
import { fieldName } from "../problems";

/** One field, paragraph, list item or table row, and its place. */
export interface Passage {
  /** Name of the field, or "text" under the front matter. */
  readonly field: string;
  /** Line of the file, from 1, if known. */
  readonly line?: number | undefined;
  readonly text: string;
}

const sentenceBreaks = new Intl.Segmenter("en-US", { granularity: "sentence" });

/** Splits text into sentences. */
export const sentencesOf = (text: string): readonly string[] => [...sentenceBreaks.segment(text)].map(({ segment }) => segment.trim());

const wordBreaks = new Intl.Segmenter("en-US", { granularity: "word" });

/** Counts the words of a text. */
export const countWords = (text: string): number => [...wordBreaks.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** Removes markdown syntax from a block. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:#{1,6}|[-*]|\d+\.)\s+/gm, "")
    .replace(/^[|\s:-]+$/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|__|`/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Returns the passages of a markdown text. Each table row and list item is one. */
export const bodyPassages = (body: string, firstLine = 1): readonly Passage[] =>
  body.split("\n").flatMap((line, index) => {
    const text = plainText(line);
    return text ? [{ field: "text", line: firstLine + index, text }] : [];
  });

type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** Returns the texts in data, without values that have no space: slugs, addresses and dates. */
export const dataPassages = (value: unknown, lineOf: LineOf = () => undefined, at: readonly PropertyKey[] = []): readonly Passage[] => {
  if (typeof value === "string") return value.trim().includes(" ") ? [{ field: fieldName(at), line: lineOf(at), text: value.trim() }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => dataPassages(item, lineOf, [...at, index]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) => dataPassages(item, lineOf, [...at, key]));
  return [];
};

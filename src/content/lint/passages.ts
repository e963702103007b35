/** Takes content files apart into what a visitor reads: passages and sentences. */
import { fieldName } from "../problems";

/** One field, paragraph, list item or table row, and where it stands. */
export interface Passage {
  /** Name of the field, or "text" under the front matter. */
  readonly field: string;
  /** Line of the file, counted from 1, where it is known. */
  readonly line?: number | undefined;
  readonly text: string;
}

const sentenceBreaks = new Intl.Segmenter("en-US", { granularity: "sentence" });

/** Splits text into sentences. */
export const sentencesOf = (text: string): readonly string[] => [...sentenceBreaks.segment(text)].map(({ segment }) => segment.trim());

const wordBreaks = new Intl.Segmenter("en-US", { granularity: "word" });

/** Counts the words of a text. */
export const countWords = (text: string): number => [...wordBreaks.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** Strips the marks of markdown from one block and keeps its words. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:#{1,6}|[-*]|\d+\.)\s+/gm, "")
    .replace(/^[|\s:-]+$/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|__|`/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Lists the passages of a markdown text. Rows of a table and items of a list are passages of their own. */
export const bodyPassages = (body: string, firstLine = 1): readonly Passage[] =>
  body.split("\n").flatMap((line, index) => {
    const text = plainText(line);
    return text ? [{ field: "text", line: firstLine + index, text }] : [];
  });

type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** Lists the texts in data. A value without a space is a slug, an address or a date, not something a visitor reads. */
export const dataPassages = (value: unknown, lineOf: LineOf = () => undefined, at: readonly PropertyKey[] = []): readonly Passage[] => {
  if (typeof value === "string") return value.trim().includes(" ") ? [{ field: fieldName(at), line: lineOf(at), text: value.trim() }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => dataPassages(item, lineOf, [...at, index]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) => dataPassages(item, lineOf, [...at, key]));
  return [];
};

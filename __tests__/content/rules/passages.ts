/** Takes content files apart into what a visitor reads: passages, sentences and words. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseFile } from "../../../src/content/parse";
import { ContentError, fieldName } from "../../../src/content/problems";
import { listFiles } from "../../../src/content/read-folder";

export const CONTENT_ROOT = path.resolve("content");

/** One field, paragraph, list item or table row, and where it stands. */
export interface Passage {
  /** Field name, or line of the file for the text under the front matter. */
  readonly place: string;
  readonly text: string;
}

/** A passage that breaks a rule. */
export interface Finding extends Passage {
  readonly why: string;
}

const sentenceBreaks = new Intl.Segmenter("en-US", { granularity: "sentence" });
const wordBreaks = new Intl.Segmenter("en-US", { granularity: "word" });

/** Splits text into sentences. */
export const sentencesOf = (text: string): readonly string[] => [...sentenceBreaks.segment(text)].map(({ segment }) => segment.trim());

/** Splits text into words, in small letters, without punctuation. */
export const wordsOf = (text: string): readonly string[] =>
  [...wordBreaks.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

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
    return text ? [{ place: `line ${firstLine + index}`, text }] : [];
  });

/** Lists the texts in data. A value without a space is a slug, an address or a date, not something a visitor reads. */
export const dataPassages = (value: unknown, at: readonly PropertyKey[] = []): readonly Passage[] => {
  if (typeof value === "string") return value.trim().includes(" ") ? [{ place: fieldName(at), text: value.trim() }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => dataPassages(item, [...at, index]));
  if (typeof value === "object" && value !== null) return Object.entries(value).flatMap(([key, item]) => dataPassages(item, [...at, key]));
  return [];
};

/** Reads the passages of one content file. */
export const passagesOf = (file: string): readonly Passage[] => {
  const result = parseFile(file, readFileSync(path.join(CONTENT_ROOT, file)));
  if ("problems" in result) throw new ContentError(result.problems);
  const { data, body, bodyLine } = result.parsed;
  return [...dataPassages(data), ...(file.endsWith(".md") ? bodyPassages(body, bodyLine) : [])];
};

/** Names every content file that holds text. */
export const contentFiles = (): readonly string[] => listFiles(CONTENT_ROOT, "", [".md", ".yml"]);

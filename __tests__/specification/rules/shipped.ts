/** The content in the repository, which the specification describes. */
import path from "node:path";
import { loadContent } from "../../../src/content/load";
import { parseFile } from "../../../src/content/parse";
import { ContentError } from "../../../src/content/problems";
import { listFiles, readIfPresent } from "../../../src/content/read-folder";
import { resolveData, resolveText } from "../../../src/content/fact-references";
import { namedFacts } from "../../../src/content/named-facts";
import { languageOf } from "../../../src/content/shared/languages";
import { bodyPassages, dataPassages, type Passage } from "../../../src/content/lint/advice";

/** The folder of the shipped content, as an absolute path. */
export const CONTENT_ROOT = path.resolve("content");

/** Loaded once per test file. */
export const shipped = loadContent(CONTENT_ROOT, { drafts: true });

const facts = namedFacts(shipped);

/** Returns every content file with English text, the language of the specification. */
export const contentFiles = (): readonly string[] =>
  listFiles(CONTENT_ROOT, "", [".md", ".yml"]).filter((file) => languageOf(`/${file}`) === "en");

const parsed = (file: string) => {
  const result = parseFile(file, readIfPresent(CONTENT_ROOT, file) ?? new Uint8Array());
  if ("problems" in result) throw new ContentError(result.problems);
  return result.parsed;
};

/**
 * Returns the passages of a content file as visitors see them, with facts in place of references.
 *
 * @throws ContentError when the file cannot be parsed
 */
export const passagesOf = (file: string): readonly Passage[] => {
  const { data, body, bodyLine } = parsed(file);
  return [...dataPassages(resolveData(data, facts).data), ...bodyPassages(resolveText(body, facts, true).text, bodyLine)];
};

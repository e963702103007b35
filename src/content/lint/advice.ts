/** Lints the content of one file. The resulting advice does not fail a build. */
import { resolveData, resolveText } from "../check/fact-references";
import type { NamedFacts } from "../facts/named-facts";
import type { ParsedFile } from "../check/parse";
import { DESCRIBED_LISTS } from "../entries/derived";
import { headingsIn, treeOf } from "../markdown/find";
import { textOf } from "../markdown/parse";
import { files, isFolderName, lists, namesOf } from "../schema";
import { englishFile, languageOf, type Language } from "../shared/languages";
import { propertyOf } from "../shared/required";
import {
  CLAIMS_BY_LANGUAGE,
  MAX_SENTENCE_WORDS,
  OWNER_FILES,
  SEARCH_LENGTHS,
  isEnglishSalesPage,
  RECOGNIZED_FACTS,
  UNLIMITED_FIELDS,
} from "./rules";
import { fieldName } from "../check/problems";

/** Advice on one location in a file. */
export interface Advice {
  /** Path relative to `content/`. */
  readonly file: string;
  /** Line in that file, if known. The first line is 1. */
  readonly line?: number | undefined;
  /** Name of the field, or "text" for the body. */
  readonly field: string;
  /** What was found, and why it matters. */
  readonly why: string;
  /** What the author can do about it. */
  readonly fix: string;
}

type Finding = Pick<Advice, "why" | "fix">;

/** One field, paragraph, list item or table row, and its location. */
type Passage = Pick<Advice, "field" | "line"> & Readonly<{ text: string }>;

const sentenceBreaks = new Intl.Segmenter("en-US", { granularity: "sentence" });

/** Splits text into sentences. */
const sentencesOf = (text: string): readonly string[] => [...sentenceBreaks.segment(text)].map(({ segment }) => segment.trim());

const wordBreaks = new Intl.Segmenter("en-US", { granularity: "word" });

/** Returns the number of words in a string. */
const countWords = (text: string): number => [...wordBreaks.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** Removes markdown syntax from a line. */
const visibleText = (markdown: string): string =>
  markdown
    .replace(/^\s*(?:#{1,6}|[-*]|\d+\.)\s+/gm, "")
    .replace(/^[|\s:-]+$/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|__|`/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Returns the passages of a markdown body. Each line, such as a table row or list item, is a passage. */
const bodyPassages = ({ body, bodyLine }: ParsedFile): readonly Passage[] =>
  body.split("\n").flatMap((line, index) => {
    const text = visibleText(line);
    return text ? [{ field: "text", line: bodyLine + index, text }] : [];
  });

/** Returns the strings in data, except strings without a space, such as slugs, paths and dates. */
const dataPassages = (value: unknown, lineOf: ParsedFile["lineOf"], at: readonly PropertyKey[] = []): readonly Passage[] => {
  if (typeof value === "string") return value.trim().includes(" ") ? [{ field: fieldName(at), line: lineOf(at), text: value.trim() }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => dataPassages(item, lineOf, [...at, index]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) => dataPassages(item, lineOf, [...at, key]));
  return [];
};

/** Maximum length of a quotation in advice, in characters. */
const QUOTED_LENGTH = 80;

const shortened = (text: string): string => (text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}...` : text);

/** Reports claims in a text's sentences, except in questions. */
const claims = (text: string, rules: (typeof CLAIMS_BY_LANGUAGE)[Language]): readonly Finding[] =>
  sentencesOf(text)
    .filter((sentence) => !sentence.endsWith("?"))
    .flatMap((sentence) =>
      Object.entries(rules)
        .filter(([, claim]) => claim.test(sentence))
        .map(([why]) => ({ why: `"${shortened(sentence)}": ${why}.`, fix: "Say only what you can prove, or delete it." })),
    );

/** Reports long sentences, counting words with facts filled in. The end of a table cell always ends a sentence. */
const longSentences = (text: string, facts: NamedFacts): readonly Finding[] =>
  resolveText(text, facts)
    .text.split("|")
    .flatMap(sentencesOf)
    .filter((sentence) => countWords(sentence) > MAX_SENTENCE_WORDS)
    .map((sentence) => ({
      why: `A sentence of ${countWords(sentence)} words; the limit is ${MAX_SENTENCE_WORDS}: "${shortened(sentence)}"`,
      fix: "Split it into two sentences.",
    }));

/**
 * Returns a pattern that matches a string, but not inside a longer number, range, word or address: $200, but not the start of $2000,
 * $200,000, $200.50 or $200-$500.
 */
const standalone = (text: string): RegExp =>
  new RegExp(String.raw`(?<![\w$/.-])${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\w/]|[-.,]\$?\d)`);

/** Reports the first fact that is typed out instead of referenced. */
const writtenFacts = (text: string, facts: NamedFacts): readonly Finding[] =>
  RECOGNIZED_FACTS.map((name) => ({ fix: `Write {{${name}}} instead.`, fact: facts[name]?.text ?? "" }))
    .filter(({ fact }) => fact !== "" && standalone(fact).test(text))
    .slice(0, 1)
    .map(({ fact, fix }) => ({
      fix,
      why: `"${fact}" repeats a fact from the settings: if the fact changes there, this text will be outdated.`,
    }));

/** Checks whether a file is a page with its own search title and description. */
const isPage = (file: string): boolean => file.startsWith("pages/") || isFolderName(file.replace(/\/.*/, ""));

const isDescribedList = (file: string): boolean => DESCRIBED_LISTS.some((name) => files[name].file === file);

/** Reports search titles and descriptions that are missing, too short, or too long. Pages whose description the build adds need none. */
const searchLengths = (seo: unknown, file: string) =>
  namesOf(SEARCH_LENGTHS).flatMap((name) => {
    const text = propertyOf(seo, name);
    if (text === undefined && name === "description" && isDescribedList(file)) return [];
    const length = typeof text === "string" ? text.trim().length : 0;
    const [least, most] = SEARCH_LENGTHS[name];
    const why = `${length === 0 ? `No search ${name}` : `A search ${name} of ${length} characters`}; ${least} to ${most} characters work best.`;
    return length >= least && length <= most ? [] : [{ field: `seo.${name}`, why, fix: "Write what is unique to this page." }];
  });

/** Reports headings that are more than one level below the heading before them, because screen readers use the levels for an outline. */
const skippedLevels = ({ file, body, bodyLine }: ParsedFile): readonly Advice[] => {
  // Without a heading of level three, no level can be skipped, and the text need not be parsed.
  if (!body.includes("###")) return [];
  // The page's title has level one.
  let above = 1;
  return headingsIn(body).flatMap(({ raw, index, depth }) => {
    // Pages show a heading of level one as level two (src/content/markdown/plugins.ts).
    const [deepest, own] = [above + 1, Math.max(depth, 2)];
    above = own;
    if (own <= deepest) return [];
    const name = shortened(textOf(treeOf(raw)));
    const why = `"${name}" is a heading of level ${own} below ${deepest === 2 ? "the page's title" : `a heading of level ${deepest - 1}`}.`;
    const fix = `Choose heading ${deepest} (${"#".repeat(deepest)}): screen readers list the headings as an outline.`;
    return [{ file, line: bodyLine + body.slice(0, index).split("\n").length - 1, field: "text", why, fix }];
  });
};

/** Reports advice on one file: claims, long sentences, written-out facts, skipped heading levels, and search titles and descriptions. */
export const adviceOnFile = (parsed: ParsedFile, facts: NamedFacts): readonly Advice[] => {
  const { file, data } = parsed;
  const english = englishFile(file);
  const isOwnerFile = OWNER_FILES.has(english);
  const claimRules = CLAIMS_BY_LANGUAGE[languageOf(`/${file}`)];
  const passages = [...dataPassages(data, parsed.lineOf), ...bodyPassages(parsed)];
  // Some facts are defined in words.yml. A string that defines a fact is not a copy of it.
  const isFact = (text: string): boolean => english === files.words.file && Object.values(facts).some((fact) => fact.text === text);
  const inPassage = ({ field, text }: Passage): readonly Finding[] => [
    // Do not check reviews for claims, because they are customers' own words.
    ...(isOwnerFile || english === lists.testimonials.file ? [] : claims(text, claimRules)),
    // Only in English: Spanish needs more words for the same sentence.
    ...(isEnglishSalesPage(file) && !UNLIMITED_FIELDS.test(field) ? longSentences(text, facts) : []),
    ...(isOwnerFile || isFact(text) ? [] : writtenFacts(text, facts)),
  ];
  return [
    ...passages.flatMap((passage) => inPassage(passage).map((finding) => ({ file, line: passage.line, field: passage.field, ...finding }))),
    ...skippedLevels(parsed),
    // Measure lengths with facts filled in.
    ...(isPage(english) ? searchLengths(propertyOf(resolveData(data, facts).data, "seo"), english) : []).map((found) => ({
      file,
      ...found,
    })),
  ];
};

/** Advises on one file, as it is in a form or in its folder. Advice stops nothing. */
import { resolveData, resolveText } from "../fact-references";
import type { NamedFacts } from "../named-facts";
import type { ParsedFile } from "../parse";
import { files, isFolderName, lists, namesOf } from "../schema";
import { englishFile } from "../shared/languages";
import { propertyOf } from "../shared/required";
import { bodyPassages, countWords, dataPassages, sentencesOf, type Passage } from "./passages";
import { CLAIMS, MOST_WORDS, OF_OWNER, SEARCH_LENGTHS, SELLING, SPANISH_CLAIMS, TELLING, UNCOUNTED } from "./rules";

/** One thing that could be better in one place of one file. */
export interface Advice {
  /** Path below `content/`. */
  readonly file: string;
  /** Line in that file, counted from 1, where it is known. */
  readonly line?: number | undefined;
  readonly field: string;
  /** What was noticed, and why it matters. */
  readonly why: string;
  /** What to do about it. */
  readonly fix: string;
}

type Finding = Pick<Advice, "why" | "fix">;

/** A file as its author wrote it: references to facts are not filled in. A form knows no lines. */
export type Draft = Pick<ParsedFile, "file" | "data" | "body"> & Partial<ParsedFile>;

/** What the advice must know of the rest of the site. */
export interface Surroundings {
  readonly facts: NamedFacts;
}

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}...` : text);

const claims = (text: string, rules: typeof CLAIMS): readonly Finding[] =>
  sentencesOf(text)
    .filter((sentence) => !sentence.endsWith("?"))
    .flatMap((sentence) =>
      Object.entries(rules)
        .filter(([, claim]) => claim.test(sentence))
        .map(([why]) => ({ why: `"${shortened(sentence)}": ${why}.`, fix: "Say what can be shown, or leave it out." })),
    );

/** Reports long sentences, counted with facts in the place of their references. Each cell of a table row is a sentence of its own. */
const longSentences = (text: string, facts: NamedFacts): readonly Finding[] =>
  resolveText(text, facts)
    .text.split("|")
    .flatMap(sentencesOf)
    .filter((sentence) => countWords(sentence) > MOST_WORDS)
    .map((sentence) => ({
      why: `A sentence of ${countWords(sentence)} words, where ${MOST_WORDS} are the most: "${shortened(sentence)}"`,
      fix: "Make two sentences of it.",
    }));

/** Returns a pattern that finds a text on its own, not inside a longer figure, word or address: $200 is none of $2000. */
const alone = (text: string): RegExp => new RegExp(String.raw`(?<![\w$/.-])${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\w/]|-\d)`);

const writtenFacts = (text: string, facts: NamedFacts): readonly Finding[] =>
  TELLING.map((name) => ({ fix: `Write {{${name}}} in its place.`, fact: facts[name]?.text ?? "" }))
    .filter(({ fact }) => fact !== "" && alone(fact).test(text))
    .slice(0, 1)
    .map(({ fact, fix }) => ({
      fix,
      why: `"${fact}" is a fact of the settings, written out: when it changes there, this text says the old one.`,
    }));

/** Returns whether a file is a page, with search texts of its own. */
const isPage = (file: string): boolean => file.startsWith("pages/") || isFolderName(file.replace(/\/.*/, ""));

/** Reports search texts that are missing, or have more or fewer characters than a list of results shows. */
const searchLengths = (seo: unknown) =>
  namesOf(SEARCH_LENGTHS).flatMap((name) => {
    const text = propertyOf(seo, name);
    const length = typeof text === "string" ? text.trim().length : 0;
    const [least, most] = SEARCH_LENGTHS[name];
    const why = `A search ${name} of ${length} characters, where ${least} to ${most} are right.`;
    return length >= least && length <= most ? [] : [{ field: `seo.${name}`, why, fix: "Write what only this page has." }];
  });

/** Lists what could be better in one file: claims, long sentences, facts written out, search texts. */
export const draftAdvice = ({ file, data, body, bodyLine, lineOf }: Draft, { facts }: Surroundings): readonly Advice[] => {
  const english = englishFile(file);
  const isOwners = OF_OWNER.has(english);
  const claimRules = file === english ? CLAIMS : SPANISH_CLAIMS;
  const passages = [...dataPassages(data, lineOf), ...bodyPassages(body, bodyLine)];
  const states = (text: string): boolean => english === files.words.file && Object.values(facts).some((fact) => fact.text === text);
  const inPassage = ({ field, text }: Passage): readonly Finding[] => [
    // What customers say in reviews are their words.
    ...(isOwners || english === lists.testimonials.file ? [] : claims(text, claimRules)),
    ...(SELLING.test(file) && !UNCOUNTED.test(field) ? longSentences(text, facts) : []),
    ...(isOwners || states(text) ? [] : writtenFacts(text, facts)),
  ];
  return [
    ...passages.flatMap((passage) => inPassage(passage).map((finding) => ({ file, line: passage.line, field: passage.field, ...finding }))),
    // Lengths are those of what a visitor reads.
    ...(isPage(english) ? searchLengths(propertyOf(resolveData(data, facts).data, "seo")) : []).map((found) => ({ file, ...found })),
  ];
};

/** Sentences that are too long to follow in one breath, on the pages that sell, and sentences that stand on too many pages. */
import { resolveText } from "../fact-references";
import type { NamedFacts } from "../named-facts";
import { files, folders } from "../schema";
import { sentencesOf, type WrittenFile } from "./passages";
import type { Advice } from "./rules";

const wordBreaks = new Intl.Segmenter("en-US", { granularity: "word" });

const countWords = (text: string): number => [...wordBreaks.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** Most words of a sentence on the home page, a service page or a place page. */
export const MOST_WORDS = 25;

/** Descriptions of pictures and search texts have limits of their own. */
const OTHER_LIMITS = /(?:^|\.)(?:alt|seo\.\w+)$/;

const isChecked = (file: string): boolean =>
  file === files.homePage.file || [folders.services, folders.locations].some(({ folder }) => file.startsWith(`${folder}/`));

/** Splits a passage into sentences; each cell of a table row stands by itself. */
const sentencesIn = (text: string): readonly string[] => text.split("|").flatMap(sentencesOf);

/** Advises on long sentences, counted with facts in the place of their references. */
export const sentenceAdvice = (written: readonly WrittenFile[], facts: NamedFacts): readonly Advice[] =>
  written
    .filter(({ file }) => isChecked(file))
    .flatMap(({ file, passages }) =>
      passages
        .filter(({ field }) => !OTHER_LIMITS.test(field))
        .flatMap(({ field, line, text }) =>
          sentencesIn(resolveText(text, facts).text)
            .map((sentence) => ({ sentence, words: countWords(sentence) }))
            .filter(({ words }) => words > MOST_WORDS)
            .map(({ sentence, words }) => ({
              file,
              line,
              field,
              why: `A sentence of ${words} words, where ${MOST_WORDS} are the most: "${sentence.slice(0, 60)}..."`,
              fix: "Make two sentences of it.",
            })),
        ),
    );

/** Most pages on which a sentence may stand: whoever meets it a third time skips the page. */
export const MOST_PAGES = 2;
/** Shorter ones are no sentences of one's own: "Not sure what you've got?" */
const OWN_WORDS = 6;
/** Facts, calls to action, and the names of pictures and sources may be the same. */
const MAY_REPEAT = /(?:^|\.)(?:alt|caption|seo\.\w+|callToAction\.\w+|hero\.facts\[\d+\]|sources\[\d+\]\.title)$/;

/** Advises on sentences that stand on more pages than two, once each. */
export const repetitionAdvice = (written: readonly WrittenFile[]): readonly Advice[] => {
  const places = written
    .filter(({ file }) => !file.startsWith("settings/"))
    .flatMap(({ file, passages }) =>
      passages
        .filter(({ field }) => !MAY_REPEAT.test(field))
        .flatMap(({ field, line, text }) => sentencesIn(text).map((sentence) => ({ file, field, line, sentence: sentence.trim() })))
        .filter(({ sentence }) => countWords(sentence) >= OWN_WORDS),
    );
  const filesWith = new Map<string, readonly string[]>();
  for (const { file, sentence } of places) filesWith.set(sentence, [...new Set([...(filesWith.get(sentence) ?? []), file])]);
  return [...filesWith].flatMap(([sentence, files]) => {
    const first = places.find((place) => place.sentence === sentence);
    if (!first || files.length <= MOST_PAGES) return [];
    const { file, field, line } = first;
    const why = `"${sentence.slice(0, 60)}" stands on ${files.length} pages: ${files.join(", ")}.`;
    return [{ file, field, line, why, fix: "Say it where it matters most, and link there." }];
  });
};

/** What could be better about content that holds: advice stops nothing. */
import { bodyLinks } from "../body-links";
import { namedFacts } from "../named-facts";
import { oldAddresses, withoutAnchor } from "../old-addresses";
import { parseFile } from "../parse";
import { fieldName } from "../problems";
import { listFiles, readIfPresent } from "../read-folder";
import { folders, namesOf, type Content, type FolderName, type TranslationState } from "../schema";
import { pageFiles } from "../schema/pages";
import { visitFields } from "../schema-walk";
import { englishFile } from "../shared/languages";
import { sourcesOf } from "../sources";
import { spanishClaims } from "./claims";
import { bodyPassages, dataPassages, type Passage, type WrittenFile } from "./passages";
import { claimAdvice, factAdvice, searchAdvice, type Advice, type SearchTexts } from "./rules";
import { repetitionAdvice, sentenceAdvice } from "./sentences";

/** Reads the passages of every file of a content folder that can be read; what cannot is the content check's matter. */
export const writtenFiles = (root: string): readonly WrittenFile[] =>
  listFiles(root, "", [".md", ".yml"]).flatMap((file) => {
    const bytes = readIfPresent(root, file);
    const result = bytes && parseFile(file, bytes);
    if (!result || "problems" in result) return [];
    const { data, body, bodyLine, lineOf } = result.parsed;
    return [{ file, passages: [...dataPassages(data, lineOf), ...(file.endsWith(".md") ? bodyPassages(body, bodyLine) : [])] }];
  });

const searchTexts = (content: Content): readonly SearchTexts[] => [
  ...namesOf<FolderName>(folders).flatMap((name) =>
    content[name].map(({ slug, seo }) => ({ file: `${folders[name].folder}/${slug}.md`, seo })),
  ),
  ...namesOf(pageFiles).map((name) => ({ file: pageFiles[name].file, seo: content[name].seo })),
];

/**
 * Lists links to the old address of a page, each with its address now. They work, by a redirect; the new one spares the way round.
 * Redirects of the settings follow the page by themselves.
 */
export const oldLinkAdvice = (content: Content): readonly Advice[] => {
  const moved = new Map(oldAddresses(content).map(({ from, to }) => [from, to]));
  if (moved.size === 0) return [];
  return sourcesOf(content)
    .filter(({ name }) => name !== "redirects")
    .flatMap(({ file, schema, data, path, body }) => [
      ...visitFields(schema, data).flatMap((field) =>
        field.internalLink ? [{ file, field: fieldName([...path, ...field.path]), link: field.value }] : [],
      ),
      ...bodyLinks(body).map(({ target }) => ({ file, field: "text", link: target })),
    ])
    .flatMap(({ link, ...place }) => {
      const page = withoutAnchor(link);
      const now = moved.get(page);
      if (now === undefined) return [];
      const why = `${link} is an old address: the page is ${now} now, and visitors go round by a redirect.`;
      return [{ ...place, why, fix: `Write ${now}${link.slice(page.length)}.` }];
    });
};

/**
 * Looks through all content for what could be better.
 *
 * @param root the folder `content/`, for the texts as they are written and the lines they stand on
 * @param content what `loadContent` made of it
 */
export const adviceFor = (root: string, content: Content): readonly Advice[] => {
  const facts = namedFacts(content);
  const pages = searchTexts(content);
  const written = writtenFiles(root).filter(({ file }) => englishFile(file) === file);
  return [
    ...written.flatMap((file) => [...claimAdvice(file), ...factAdvice(file, facts)]),
    ...sentenceAdvice(written, facts),
    ...repetitionAdvice(written),
    ...pages.flatMap((page) => searchAdvice(page, pages)),
    ...oldLinkAdvice(content),
  ].sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : (one.line ?? 0) - (other.line ?? 0)));
};

/** Counts words in small letters: a name, and what both languages write alike, has few of them. */
const smallWords = (text: string): number => text.replace(/\{[^{}]*\}/g, "").match(/(?<!\S)[a-z]{2,}/g)?.length ?? 0;
const SENTENCE = 4;

/** Lists the fields of a translation whose text is the English one still, as it is when the translation is made. */
const englishTexts = ({ file, passages }: WrittenFile, { english }: TranslationState): readonly Advice[] => {
  const key = ({ field, text }: Passage): string => `${field} ${text}`;
  const known = new Set([...dataPassages(english.data), ...bodyPassages(english.body)].map(key));
  return passages
    .filter((passage) => smallWords(passage.text) >= SENTENCE && known.has(key(passage)))
    .filter(({ field }, index, all) => all.findIndex((one) => one.field === field) === index)
    .map(({ field, line }) => ({ file, line, field, why: "The text is still the English one.", fix: "Translate it." }));
};

/**
 * Looks through a translation for what could be better, for texts that are English still, and for English texts that have changed since.
 *
 * @param content what `loadLanguages` made of it
 */
export const translationAdvice = (root: string, content: Content): readonly Advice[] => {
  const facts = namedFacts(content);
  const pages = searchTexts(content).map((page) => ({ ...page, file: `${content.language}/${page.file}` }));
  const own = new Map(content.translations.map((state) => [state.file, state]));
  return [
    ...writtenFiles(root).flatMap((file) => {
      const state = own.get(file.file);
      return state ? [...claimAdvice(file, spanishClaims), ...factAdvice(file, facts), ...englishTexts(file, state)] : [];
    }),
    ...pages.filter(({ file }) => own.has(file)).flatMap((page) => searchAdvice(page, pages)),
    ...content.translations
      .filter(({ translates, digest }) => translates !== digest)
      .map(({ file, translates, digest }) => ({
        file,
        field: "translates",
        why:
          translates === undefined ? "Nothing says of which English texts it is the translation." : "The English text has changed since.",
        fix: `Compare it with content/${englishFile(file)}. Once both say the same, write translates: ${digest}`,
      })),
  ];
};

/** Prints advice as one report, a block for each piece. */
export const formatAdvice = (advice: readonly Advice[]): string =>
  advice.length === 0
    ? "No advice."
    : [
        `${advice.length} ${advice.length === 1 ? "piece" : "pieces"} of advice (nothing is stopped by it)`,
        ...advice.map(({ file, line, field, why, fix }) =>
          [`content/${file}${line === undefined ? "" : `:${line}`}  ${field}`, `    why:  ${why}`, `    fix: ${fix}`].join("\n"),
        ),
      ].join("\n\n");

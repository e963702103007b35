/** What could be better about content that holds: advice stops nothing. */
import { bodyLinks } from "../body-links";
import { namedFacts } from "../named-facts";
import { oldAddresses, withoutAnchor } from "../old-addresses";
import { parseFile } from "../parse";
import { fieldName } from "../problems";
import { listFiles, readIfPresent } from "../read-folder";
import { missingFiles } from "../languages";
import { folders, namesOf, type Content, type FolderName } from "../schema";
import { pageFiles } from "../schema/pages";
import { visitFields } from "../schema-walk";
import { englishFile, fileIn, LANGUAGES } from "../shared/languages";
import { sourcesOf } from "../sources";
import { bodyPassages, dataPassages, type WrittenFile } from "./passages";
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

/** Lists the fields of a file whose text is the English one still, as it is when a translation is begun. */
const englishTexts = ({ file, passages }: WrittenFile, english: WrittenFile | undefined): readonly Advice[] => {
  const known = new Set(english?.passages.map(({ text }) => text));
  return (
    passages
      // Sources keep the titles that they have.
      .filter(({ field, text }) => !field.startsWith("sources[") && smallWords(text) >= SENTENCE && known.has(text))
      .filter(({ field }, index, all) => all.findIndex((one) => one.field === field) === index)
      .map(({ field, line }) => ({ file, line, field, why: "The text is still the English one.", fix: "Translate it." }))
  );
};

/** Names the settings whose English words stand on the pages of a language, and the entries that no English page goes with. */
const unpairedAdvice = (content: Content, files: ReadonlySet<string>): readonly Advice[] => [
  ...missingFiles(content).map((file) => ({
    file: fileIn(content.language, file),
    field: "(whole file)",
    why: `There is none, so pages in ${LANGUAGES[content.language].name} show the English words of content/${file}.`,
    fix: `Translate content/${file}.`,
  })),
  ...content.translations
    .filter(({ file }) => file.endsWith(".md") && !files.has(englishFile(file)))
    .map(({ file }) => ({
      file,
      field: "(file name)",
      why: `There is no content/${englishFile(file)}: the page is published, and no English page links to it.`,
      fix: "Give it the name of its English file, or delete it. Leave it if the page is meant for this language alone.",
    })),
];

/** Looks through a language beside English for what could be better, and for texts that are English still. */
export const translationAdvice = (root: string, content: Content): readonly Advice[] => {
  const facts = namedFacts(content);
  const written = new Map(writtenFiles(root).map((file) => [file.file, file]));
  const own = content.translations.flatMap(({ file }) => written.get(file) ?? []);
  const pages = searchTexts(content)
    .map((page) => ({ ...page, file: fileIn(content.language, page.file) }))
    .filter(({ file }) => own.some((one) => one.file === file));
  return [
    ...own.flatMap((file) => [
      ...claimAdvice(file),
      ...factAdvice(file, facts),
      ...englishTexts(file, written.get(englishFile(file.file))),
    ]),
    ...pages.flatMap((page) => searchAdvice(page, pages)),
    ...unpairedAdvice(content, new Set(written.keys())),
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

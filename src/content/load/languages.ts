/** Loads and checks the content of all languages. */
import { existsSync, readdirSync } from "node:fs";
import { languagesIn, readContentFiles, showContent, type ContentFiles, type LoadOptions, type ShowOptions } from "./load";
import { ContentError, type Problem } from "../check/problems";
import { listFiles } from "./read-folder";
import { files, folders, LIST_FILES, SHARED_FILES, type Content } from "../schema";
import { englishFile, fileIn, LANGUAGES, TRANSLATIONS, type Language, type Translation } from "../shared/languages";

/** Content by language. Languages without files are omitted. */
export type Languages = Readonly<Partial<Record<Translation, Content>>> & { readonly en: Content };

/** Returns the content of all languages except English. */
export const translationsIn = (languages: Languages): readonly Content[] => TRANSLATIONS.flatMap((language) => languages[language] ?? []);

/** Single files that can be translated. */
const SINGLE_FILES: readonly string[] = [...Object.values(files), ...Object.values(LIST_FILES)]
  .map(({ file }) => file)
  .filter((file) => !SHARED_FILES.has(file));

/** Checks whether a file, given as its English path, is in the folder of a collection. */
const isInCollection = (name: string): boolean => Object.values(folders).some(({ folder }) => name.startsWith(`${folder}/`));

/** Reports YAML files in the folders of collections, because a collection reads only markdown files. */
const unreadFiles = (root: string, language: Language): readonly Problem[] =>
  Object.values(folders)
    .flatMap(({ folder }) => listFiles(root, fileIn(language, folder), [".yml", ".yaml"]))
    .map((file) => ({
      file,
      field: "(file name)",
      expected: "a name that ends with .md",
      found: file,
      fix: "Move the file to another folder, or delete it: only .md files in this folder are read.",
    }));

/** Reports files that a language's folder must not contain. */
const unknownFiles = (root: string, language: Translation): readonly Problem[] =>
  listFiles(root, language, [".md", ".mdx", ".markdown", ".yml", ".yaml"]).flatMap((file): readonly Problem[] => {
    const name = englishFile(file);
    if (isInCollection(name) || SINGLE_FILES.includes(name)) return [];
    const fix = SHARED_FILES.has(name)
      ? `Delete it: content/${name} applies to every language.`
      : "Give it the name of its English file, or delete it.";
    return [{ file, field: "(whole file)", expected: `a file that content/${language} may contain`, found: file, fix }];
  });

/** Matches a language code, such as fr or pt-BR. */
const LANGUAGE_FOLDER = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

/** Reports folders named after unsupported languages. */
const unknownLanguages = (root: string): readonly Problem[] =>
  (existsSync(root) ? readdirSync(root, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory() && LANGUAGE_FOLDER.test(entry.name) && !TRANSLATIONS.some((known) => known === entry.name))
    .map(({ name }) => ({
      file: name,
      field: "(folder)",
      expected: `the code of a supported language: ${TRANSLATIONS.map((code) => `${code} (${LANGUAGES[code].name})`).join(", ")}`,
      found: name,
      fix: "Rename the folder, or delete it.",
    }));

/** The files of all languages. */
export interface AllFiles {
  readonly english: ContentFiles;
  readonly translations: readonly ContentFiles[];
  /** Problems of folders named after unsupported languages, and of files that no one reads. */
  readonly problems: readonly Problem[];
}

/**
 * Reads and checks the files of all languages.
 *
 * @param root the folder `content/`
 */
export const readAllFiles = (root: string, hosting?: string): AllFiles => {
  const english = readContentFiles(root, hosting);
  const found = languagesIn(root);
  return {
    english,
    translations: found.map((language) => readContentFiles(root, hosting, language, english)),
    problems: [
      ...unknownLanguages(root),
      ...found.flatMap((language) => unknownFiles(root, language)),
      ...(["en", ...found] as const).flatMap((language) => unreadFiles(root, language)),
    ],
  };
};

/**
 * Returns what pages show of all languages, and all problems. The content includes invalid files, with missing values filled in. Other languages
 * have only the pages that they have files for. They use the English version of settings that are not translated.
 */
export const showLanguages = ({ english, translations, problems }: AllFiles, options: ShowOptions) => {
  const shown = showContent(english, options);
  const translated = translations.map((translation) => showContent(translation, options, { files: english, shown }));
  const languages: Languages = {
    en: shown.content,
    ...Object.fromEntries(translated.map(({ content }) => [content.language, content])),
  };
  return { languages, problems: [...shown.problems, ...problems, ...translated.flatMap((translation) => translation.problems)] };
};

/**
 * Reads and checks the content of all languages.
 *
 * @param root the folder `content/`
 */
export const readLanguages = (root: string, { hosting, ...options }: LoadOptions) => showLanguages(readAllFiles(root, hosting), options);

/**
 * Returns the content of all languages.
 *
 * @param root the folder `content/`
 * @throws ContentError with all problems of all languages
 */
export const loadLanguages = (root: string, options: LoadOptions): Languages => {
  const { languages, problems } = readLanguages(root, options);
  if (problems.length > 0) throw new ContentError(problems);
  return languages;
};

/**
 * Reports each English file that changed without its translation.
 *
 * @param changed paths, relative to `content/`, of files that changed together
 */
export const staleTranslations = (languages: Languages, changed: readonly string[]): readonly string[] => {
  const names = new Set(changed);
  return translationsIn(languages).flatMap(({ translations }) =>
    translations
      .filter(({ file }) => names.has(englishFile(file)) && !names.has(file))
      .map(({ file }) => `content/${englishFile(file)} has changed, and content/${file} has not. Compare the two.`),
  );
};

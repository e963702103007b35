/** Updates the data of the last deployment with the repository's newer files. */
import type { Problem } from "../content/check/problems";
import { readData, usableBusiness } from "../content/check/read-data";
import { withEnglish, withTranslationLists } from "../content/entries/translations";
import { namedFacts } from "../content/facts/named-facts";
import { files, folders, isFolderName, LIST_FILES, mapEntries, SHARED_FILES, type Content } from "../content/schema";
import { englishFile, TRANSLATIONS, type Language } from "../content/shared/languages";
import { propertyOf } from "../content/shared/required";
import type { Translatable } from "../content/schema/translation";
import { linksOfFile } from "./backlinks";
import { EDITED_FILES, formOfFile, partsOfCollection, withoutSubfolders } from "./collections";
import type { EditorSite, FileHashes } from "./editor-site";

/** Texts of newer files by path relative to `content/`; undefined for deleted files. */
export type NewerFiles = Readonly<Record<string, string | undefined>>;

/** Returns the files of the repository that differ from those that the data was built from, and the deleted files. */
export const changedFiles = ({ files }: Pick<EditorSite, "files">, now: FileHashes): readonly string[] =>
  Object.keys({ ...files, ...now }).filter((file) => files[file] !== now[file]);

const FACT_FILES: ReadonlySet<string> = new Set([files.business.file, files.facts.file, files.company.file, files.words.file]);

const definesFacts = (file: string): boolean => FACT_FILES.has(englishFile(file));

/** Checks whether the files that define facts are valid. */
export const hasAllFacts = (problems: readonly Pick<Problem, "file">[]): boolean => !problems.some(({ file }) => definesFacts(file));

const isTranslation = (file: string): boolean => englishFile(file) !== file;

/** Compares paths: files that define facts come before the files that may reference the facts, and English files before translations. */
const byReadingOrder = (one: string, other: string): number =>
  Number(definesFacts(other)) - Number(definesFacts(one)) || Number(isTranslation(one)) - Number(isTranslation(other));

/** Returns the content of a language, with current English data for what it takes from English. A new language has no files. */
const contentIn = ({ content, others }: EditorSite, language: Language): Content => {
  if (language === "en") return content;
  const own = others[language] ?? { ...content, ...mapEntries(content, () => []), language, translations: [] };
  return withEnglish(own, content);
};

/** Returns the site with changed content of a language. */
const withContent = (site: EditorSite, content: Content): EditorSite =>
  content.language === "en" ? { ...site, content } : { ...site, others: { ...site.others, [content.language]: content } };

/** Returns the type of a file, and the name of its data in the content; undefined for a file without a form. */
const typeOf = (file: string) => {
  const form = formOfFile(file);
  const { language, name } = partsOfCollection(form?.collection ?? "");
  // The build does not read a translation of a file that all languages share.
  if (!form || (language !== "en" && SHARED_FILES.has(englishFile(file)))) return undefined;
  const folder = isFolderName(name) ? name : undefined;
  const entry: Translatable | undefined = folder ? folders[folder] : EDITED_FILES[form.slug];
  return entry && { language, folder, slug: form.slug, entry };
};

/** Returns the site's data without a file. The data of a single file stays, because pages need it. */
const withoutFile = (site: EditorSite, file: string): EditorSite => {
  const type = typeOf(file);
  if (!type) return site;
  const { language, folder, slug } = type;
  const content = contentIn(site, language);
  const remaining = folder && { [folder]: content[folder].filter((entry: { readonly slug: string }) => entry.slug !== slug) };
  const translations = content.translations.filter((translation) => translation.file !== file);
  const links = Object.fromEntries(Object.entries(site.links).filter(([name]) => name !== withoutSubfolders(file)));
  const problems = site.problems.filter((problem) => problem.file !== file);
  return withContent({ ...site, links, problems }, { ...content, ...remaining, translations });
};

/** Returns the site's data with a new file. Invalid fields of the file have default values. */
const withFile = (site: EditorSite, file: string, text: string): EditorSite => {
  const type = typeOf(file);
  if (!type) return site;
  const { language, folder, slug, entry } = type;
  const content = contentIn(site, language);
  const facts = hasAllFacts(site.problems) ? namedFacts(content) : undefined;
  const bytes = new TextEncoder().encode(text);
  const { data, body, problems, translation } = readData({ file, bytes, language, entry, facts, slug: folder && slug });
  const changed = folder
    ? { [folder]: [...content[folder], { ...data, slug, body: "" }] }
    : { [slug]: slug in LIST_FILES ? propertyOf(data, slug) : data };
  const translations = language === "en" ? [] : [...content.translations, translation];
  const links = { ...site.links, [withoutSubfolders(file)]: linksOfFile(entry.schema, data, body) };
  const all = { ...content, ...changed, translations };
  return withContent({ ...site, links, problems: [...site.problems, ...problems] }, { ...all, business: usableBusiness(all.business) });
};

/**
 * Returns the site's data with newer files.
 *
 * @param now hashes of all files in the repository
 */
export const withNewerFiles = (site: EditorSite, newer: NewerFiles, now: FileHashes): EditorSite => {
  const names = Object.keys(newer).sort(byReadingOrder);
  const read = names.reduce((all, file) => {
    const withoutOld = withoutFile(all, file);
    const text = newer[file];
    return text === undefined ? withoutOld : withFile(withoutOld, file, text);
  }, site);
  const content = withTranslationLists(read.content, undefined);
  const languages = TRANSLATIONS.filter((language) => read.others[language]);
  const all = languages.reduce(
    (updated, language) => withContent(updated, withTranslationLists(contentIn(read, language), content)),
    withContent(read, content),
  );
  return { ...all, files: now };
};

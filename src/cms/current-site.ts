/** Updates the data of the last deployment with the repository's newer files. */
import { checkFile } from "../content/check/check-file";
import { complete } from "../content/check/complete";
import { parseFile } from "../content/check/parse";
import { namedFacts } from "../content/facts/named-facts";
import { folders, isFolderName, LIST_FILES, mapEntries, type Content, type FolderName } from "../content/schema";
import { withShared } from "../content/schema/translation";
import { TRANSLATIONS, type Language } from "../content/shared/languages";
import { propertyOf } from "../content/shared/required";
import { linksOfFile } from "./backlinks";
import { EDITED_FILES, formOfFile, hasBody, partsOfCollection, schemaOfForm } from "./collections";
import type { EditorSite, FileHashes } from "./editor-site";

/** Texts of newer files by path relative to `content/`; undefined for deleted files. */
export type NewerFiles = Readonly<Record<string, string | undefined>>;

/** Returns the files of the repository that differ from those that the data was built from, and the deleted files. */
export const changedFiles = ({ files }: Pick<EditorSite, "files">, now: FileHashes): readonly string[] =>
  Object.keys({ ...files, ...now }).filter((file) => files[file] !== now[file]);

/** Compares paths: settings come before entries, which may contain facts, and English files before their translations. */
const byReadingOrder = (one: string, other: string): number =>
  Number(other.includes("settings/")) - Number(one.includes("settings/")) ||
  Number(one.startsWith("es/")) - Number(other.startsWith("es/"));

/** Returns the content of a language. A new language has no entries, and the English settings. */
const contentIn = ({ content, others }: EditorSite, language: Language): Content =>
  (language === "en" ? content : others[language]) ?? {
    ...content,
    ...mapEntries(content, () => []),
    language,
    translated: [],
    untranslated: mapEntries(content, (entries) => entries),
    translations: [],
  };

/** Returns content with an entry in place of its older version, or without the entry if `data` is undefined. */
const withEntry = (content: Content, folder: FolderName, slug: string, data: object | undefined): Content => {
  const others: readonly { readonly slug: string }[] = content[folder].filter((entry) => entry.slug !== slug);
  return { ...content, [folder]: data ? [...others, { ...data, slug, body: "" }] : others };
};

/** Returns the site's data with a newer file, or without a deleted file. Invalid fields of the file have default values. */
const withFile = (site: EditorSite, file: string, text: string | undefined): EditorSite => {
  const form = formOfFile(file);
  const schema = form && schemaOfForm(form);
  if (!form || !schema) return site;
  const { slug } = form;
  const { language, name } = partsOfCollection(form.collection);
  const contentBefore = contentIn(site, language);
  const bytes = new TextEncoder().encode(text ?? "");
  const result = parseFile(file, bytes);
  const { data: valid, problems } = checkFile(file, bytes, schema, namedFacts(contentBefore));
  const parsed = "parsed" in result ? result.parsed : undefined;
  const fields = valid ?? complete(schema, parsed?.data ?? { title: slug });
  const single = EDITED_FILES[slug];
  let content = contentBefore;
  if (isFolderName(name)) {
    const english = site.content[name].find((entry) => entry.slug === slug);
    const data = language === "en" ? fields : withShared(folders[name], fields, english);
    content = withEntry(contentBefore, name, slug, text === undefined ? undefined : data);
  } else if (single && text !== undefined) {
    const data = language === "en" ? fields : withShared(single, fields, propertyOf(site.content, slug));
    content = { ...contentBefore, [slug]: slug in LIST_FILES ? propertyOf(data, slug) : data };
  }
  const kept = Object.entries(site.links).filter(([name]) => name !== file);
  const body = hasBody(form.collection) ? (parsed?.body ?? "") : "";
  const links = Object.fromEntries(text === undefined ? kept : [...kept, [file, linksOfFile(schema, fields, body)]]);
  const otherProblems = site.problems.filter((problem) => problem.file !== file);
  const now = { ...site, links, problems: text === undefined ? otherProblems : [...otherProblems, ...problems] };
  return language === "en" ? { ...now, content } : { ...now, others: { ...site.others, [language]: content } };
};

/** Returns the English entries that a language has not translated. */
const untranslatedIn = (english: Content, translated: Content): Content["untranslated"] =>
  mapEntries(english, (entries, name) => entries.filter(({ slug }) => !translated[name].some((translation) => translation.slug === slug)));

/**
 * Returns the site's data with newer files.
 *
 * @param now hashes of all files in the repository
 */
export const withNewerFiles = (site: EditorSite, newer: NewerFiles, now: FileHashes): EditorSite => {
  const names = Object.keys(newer).sort(byReadingOrder);
  const read = names.reduce((all, file) => withFile(all, file, newer[file]), site);
  const others = Object.fromEntries(
    TRANSLATIONS.flatMap((language) => {
      const translated = read.others[language];
      return translated ? [[language, { ...translated, untranslated: untranslatedIn(read.content, translated) }]] : [];
    }),
  );
  return { ...read, others, files: now };
};

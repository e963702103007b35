/** Combines a translation's own files with the English content. */
import { files, folders, LIST_FILES, mapEntries, namesOf, type Content, type Entry, type FileName, type FolderName } from "../schema";
import { withShared, type Translatable } from "../schema/translation";
import { englishFile } from "../shared/languages";
import { isRecord, propertyOf } from "../shared/required";
import { pagesOfEmptyLists } from "./empty-lists";

/** A translation's own entries, settings, pages and lists. `withEnglish` takes everything else from English, even if it is set here. */
export type OwnContent = Partial<Content> & Pick<Content, FolderName | "language" | "translations" | "untranslated">;

/** Checks whether a translation has its own version of an English file. */
const hasFile = ({ translations }: Pick<Content, "translations">, file: string): boolean =>
  translations.some((translation) => englishFile(translation.file) === file);

/** Returns a translation's content: its own files with the English shared fields, and the English data of all other files. */
export const withEnglish = (own: OwnContent, english: Content): Content => {
  const single = (name: string, entry: Translatable & { readonly file: string }): unknown => {
    const [data, original] = [propertyOf(own, name), propertyOf(english, name)];
    if (!hasFile(own, entry.file)) return original;
    // A list, such as the projects, has no shared fields.
    return isRecord(data) ? withShared(entry, data, original) : data;
  };
  const entries = mapEntries(own, (all, name) =>
    all.map((entry) => {
      const original = english[name].find(({ slug }) => slug === entry.slug);
      // Safe cast: the shared fields complete the data of the folder's schema.
      return withShared(folders[name], entry, original) as Entry<FolderName>;
    }),
  );
  const singles = Object.fromEntries(Object.entries({ ...files, ...LIST_FILES }).map(([name, entry]) => [name, single(name, entry)]));
  // `untranslated` is not English data.
  const { language, translations, untranslated } = own;
  return { ...english, ...entries, ...singles, language, translations, untranslated };
};

/** Returns the names of the files that exist in the content's language, except those of pages that list nothing. */
export const ownFilesOf = (content: Content): readonly FileName[] => {
  // Lists without entries have no page.
  const empty = pagesOfEmptyLists(content);
  return namesOf<FileName>(files).filter(
    (name) => (content.language === "en" || hasFile(content, files[name].file)) && !empty.includes(name),
  );
};

/**
 * Returns content with the lists of its own files and its untranslated entries, which depend on the rest of the content.
 *
 * @param english the English content that visitors see; undefined for English
 */
export const withTranslationLists = (content: Content, english: Content | undefined): Content => {
  const isMissing = (name: FolderName, slug: string): boolean => !content[name].some((own) => own.slug === slug);
  return {
    ...content,
    ownFiles: ownFilesOf(content),
    untranslated: mapEntries(english ?? content, (entries, name) => entries.filter(({ slug }) => isMissing(name, slug))),
  };
};

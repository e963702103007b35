/** The editor's collections. Every language has the same collections. Their names start with the language code, except in English. */
import type { z } from "zod";
import { files, folders, isFolderName, LIST_FILES, namesOf, SHARED_FILES } from "../content/schema";
import { schemaIn, type Translatable } from "../content/schema/translation";
import { englishFile, fileIn, LANGUAGES, TRANSLATIONS, type Language } from "../content/shared/languages";
import { propertyOf } from "../content/shared/required";
import type { Data } from "./same";

/** Collections of YAML files with their menu labels, in menu order. */
export const FILE_COLLECTIONS = { lists: "Projects and reviews", pages: "Single pages", settings: "Settings" } as const;

/** Returns the collection of an English YAML file, given its path relative to `content/`. */
export const collectionOfFile = (file: string): keyof typeof FILE_COLLECTIONS =>
  file.startsWith("pages/") ? "pages" : file.startsWith("settings/") ? "settings" : "lists";

/** All YAML files by form name, in menu order: every content file that is not an entry in a folder. */
export const EDITED_FILES: Readonly<Record<string, Translatable & Record<"label" | "file", string>>> = { ...files, ...LIST_FILES };

/** Returns the name of a collection in a language, such as `es-posts` for `posts` in Spanish. */
export const collectionIn = (language: Language, name: string): string => (language === "en" ? name : `${language}-${name}`);

/** Splits a collection's name into the language and the name of the English collection. */
export const partsOfCollection = (collection: string): { readonly language: Language; readonly name: string } => {
  const language = TRANSLATIONS.find((translation) => collection.startsWith(`${translation}-`));
  return language ? { language, name: collection.slice(language.length + 1) } : { language: "en", name: collection };
};

/** Returns a menu label, followed by the name of the language unless the language is English. */
export const labelIn = (language: Language, label: string): string =>
  language === "en" ? label : `${label} (${LANGUAGES[language].name.toLowerCase()})`;

/** Checks whether the entries of a collection have a markdown body. */
export const hasBody = (collection: string): boolean => isFolderName(partsOfCollection(collection).name);

/** Identifies a form by its collection and slug, as in its URL. */
export interface Form {
  readonly collection: string;
  readonly slug: string;
}

/** The entry in a form, independent of Decap. A new entry has an empty slug. */
export interface Draft extends Form {
  /** The entry's fields and notes (page-format.ts). */
  readonly data: Data;
}

/** Returns the schema and the file of a form; undefined for an unknown form. */
const schemaAndFile = ({ collection, slug }: Form) => {
  const { language, name } = partsOfCollection(collection);
  // Pass the folder itself, not a copy with `file`, because translated schemas are cached by entry.
  const entry = isFolderName(name) ? folders[name] : EDITED_FILES[slug];
  const file = isFolderName(name) ? `${folders[name].folder}/${slug}.md` : EDITED_FILES[slug]?.file;
  return entry && file !== undefined ? { schema: schemaIn(language, entry), file: fileIn(language, file) } : undefined;
};

/** Returns the schema of a form; undefined for an unknown form. */
export const schemaOfForm = (form: Form): z.ZodObject | undefined => schemaAndFile(form)?.schema;

/** Returns the path of a form's file, relative to `content/`; undefined for an unknown form. */
export const fileOfForm = (form: Form): string | undefined => schemaAndFile(form)?.file;

/**
 * Returns the form of a file, given its path relative to `content/`; undefined if the file has no form. An entry has the same form in a
 * subfolder, because its slug is the file's name (load/read-files.ts). The editor writes every entry directly into the collection's folder.
 */
export const formOfFile = (file: string): Form | undefined => {
  const language = TRANSLATIONS.find((translation) => file.startsWith(`${translation}/`)) ?? "en";
  const english = englishFile(file);
  const folder = namesOf(folders).find((name) => english.startsWith(`${folders[name].folder}/`));
  if (folder) {
    const entry = /([^/]+)\.md$/.exec(english)?.[1];
    return entry === undefined ? undefined : { collection: collectionIn(language, folder), slug: entry };
  }
  const slug = Object.keys(EDITED_FILES).find((name) => EDITED_FILES[name]?.file === english);
  return slug === undefined ? undefined : { collection: collectionIn(language, collectionOfFile(english)), slug };
};

/** Returns the path of a file without the subfolders of its collection's folder. Form names and slugs have no subfolders either. */
export const withoutSubfolders = (file: string): string => {
  const form = formOfFile(file);
  return (form && fileOfForm(form)) ?? file;
};

/** Returns the schema of a file, given its path relative to `content/`; undefined for an unknown file. */
export const schemaOfFile = (file: string): z.ZodObject | undefined => {
  const form = formOfFile(file);
  return form && schemaOfForm(form);
};

/** Returns the menu label of a collection. */
export const collectionLabel = (collection: string): string => {
  const { language, name } = partsOfCollection(collection);
  return labelIn(language, isFolderName(name) ? folders[name].label : String(propertyOf(FILE_COLLECTIONS, name)));
};

/** Returns the form of the same file in another language; undefined for an unknown form, and for files that all languages share. */
export const formIn = (language: Language, form: Form): Form | undefined => {
  const { name } = partsOfCollection(form.collection);
  const file = fileOfForm(form);
  return file === undefined || SHARED_FILES.has(englishFile(file)) ? undefined : { ...form, collection: collectionIn(language, name) };
};

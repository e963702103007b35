/** The editor's collections. Every language has the same ones; outside English, their names start with the language. */
import type { z } from "zod";
import { files, folders, isFolderName, LIST_FILES, namesOf, SHARED_FILES } from "../content/schema";
import { translatedSchema, type Translatable } from "../content/schema/translation";
import { englishFile, fileIn, LANGUAGES, TRANSLATIONS, type Language } from "../content/shared/languages";
import { propertyOf } from "../content/shared/required";
import type { Data } from "./same";

/** Collections of YAML files with their menu labels, in menu order. */
export const FILE_COLLECTIONS = { lists: "Projects and reviews", pages: "Single pages", settings: "Settings" } as const;

/** Returns the collection of an English file, given its path below `content/`. */
export const collectionOf = (file: string): keyof typeof FILE_COLLECTIONS =>
  file.startsWith("pages/") ? "pages" : file.startsWith("settings/") ? "settings" : "lists";

/** All files except entries of folders, by the name of their form. */
export const EDITED_FILES: Readonly<Record<string, Translatable & Record<"label" | "file", string>>> = { ...LIST_FILES, ...files };

/** Returns the name of a collection in a language. */
export const collectionIn = (language: Language, name: string): string => (language === "en" ? name : `${language}-${name}`);

/** Returns the language of a collection, and its name in English. */
export const partsOfCollection = (collection: string): { readonly language: Language; readonly name: string } => {
  const language = TRANSLATIONS.find((one) => collection.startsWith(`${one}-`));
  return language ? { language, name: collection.slice(language.length + 1) } : { language: "en", name: collection };
};

/** Returns a collection's menu label with the language, except for English. */
export const labelIn = (language: Language, label: string): string =>
  language === "en" ? label : `${label} (${LANGUAGES[language].name.toLowerCase()})`;

/** Returns whether the entries of a collection have a text under their fields. */
export const hasBody = (collection: string): boolean => isFolderName(partsOfCollection(collection).name);

/** A form, identified as in its address in the editor. */
export interface Form {
  readonly collection: string;
  readonly slug: string;
}

/** The entry in a form, independent of Decap. A new one has an empty slug. */
export interface Draft extends Form {
  /** Path of the file, such as `content/pages/home.yml`; empty for a new entry. */
  readonly path: string;
  /** Whether it was opened as a draft of the editorial workflow. */
  readonly isProposed: boolean;
  /** Its fields, and the editor's notes (page-format.ts). The same object until something changes. */
  readonly data: Data;
}

/** Returns the schema of a kind of file in a language. */
export const schemaIn = (language: Language, entry: Translatable): z.ZodObject =>
  language === "en" ? entry.schema : translatedSchema(entry);

const registered = ({ collection, slug }: Form) => {
  const { language, name } = partsOfCollection(collection);
  const entry = isFolderName(name) ? { ...folders[name], file: `${folders[name].folder}/${slug}.md` } : EDITED_FILES[slug];
  return entry && { schema: schemaIn(language, entry), file: fileIn(language, entry.file) };
};

/** Returns the schema of a form; undefined for an unknown form. */
export const schemaOf = (form: Form): z.ZodObject | undefined => registered(form)?.schema;

/** Returns a form's file below `content/`; undefined for an unknown form. */
export const fileOfForm = (form: Form): string | undefined => registered(form)?.file;

/** Returns the form of a file below `content/`; undefined if it has none. */
export const formOfFile = (file: string): Form | undefined => {
  const language = TRANSLATIONS.find((one) => file.startsWith(`${one}/`)) ?? "en";
  const english = englishFile(file);
  const folder = namesOf(folders).find((name) => english.startsWith(`${folders[name].folder}/`));
  if (folder) return { collection: collectionIn(language, folder), slug: english.replace(/^.*\/|\.md$/g, "") };
  const slug = Object.keys(EDITED_FILES).find((name) => EDITED_FILES[name]?.file === english);
  return slug === undefined ? undefined : { collection: collectionIn(language, collectionOf(english)), slug };
};

/** Returns the schema of a file, given its path below `content/`; undefined for an unknown file. */
export const schemaOfFile = (file: string): z.ZodObject | undefined => {
  const form = formOfFile(file);
  return form && schemaOf(form);
};

/** Returns a collection's menu label, given its name. */
export const kindOf = (collection: string): string => {
  const { language, name } = partsOfCollection(collection);
  return labelIn(language, isFolderName(name) ? folders[name].label : String(propertyOf(FILE_COLLECTIONS, name)));
};

/** Returns the form of the same file in another language; undefined for files that all languages share. */
export const formIn = (language: Language, form: Form): Form | undefined => {
  const { name } = partsOfCollection(form.collection);
  const file = fileOfForm(form);
  return file === undefined || SHARED_FILES.has(englishFile(file)) ? undefined : { ...form, collection: collectionIn(language, name) };
};

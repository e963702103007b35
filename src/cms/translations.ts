/** The editor's collections of translations: for each of the English ones another, with its texts alone. */
import type { z } from "zod";
import { LIST_FILES } from "../content/list-files";
import { files, folders, type FolderName } from "../content/schema";
import { translationSchema } from "../content/schema/translation";
import { englishFile, LANGUAGES, TRANSLATIONS } from "../content/shared/languages";
import { holdsText, textSchema } from "../content/translation";
import { collectionOf } from "./collections";

export type Translation = (typeof TRANSLATIONS)[number];

/** An English file that may be translated, with what the editor calls its form. */
export interface Original {
  /** Path below `content/`; of a folder's entries the folder. */
  readonly file: string;
  readonly label: string;
  readonly schema: z.ZodObject;
}

/** The single files with texts, by the names of their forms. */
export const ORIGINAL_FILES: Readonly<Record<string, Original>> = Object.fromEntries<Original>([
  ["projects", LIST_FILES.projects],
  ...Object.entries(files).filter(([, { schema }]) => holdsText(schema)),
]);

/** Makes the schema of a translation's form: what it says of itself, and its texts. */
export const formSchema = (schema: z.ZodObject): z.ZodObject => textSchema(schema).extend(translationSchema.shape);

const PREFIX = new RegExp(`^(?<language>${TRANSLATIONS.join("|")})-(?<name>.+)$`);

/** Names the collection of a folder's translations, or of the single files'. */
export const translatedCollection = (language: Translation, name: FolderName | "files"): string => `${language}-${name}`;

/** Tells what a collection holds: translations into a language, and of which folder; nothing for one of English files. */
export const translationIn = (collection: string): { readonly language: Translation; readonly name: string } | undefined => {
  const { language, name } = PREFIX.exec(collection)?.groups ?? {};
  const known = TRANSLATIONS.find((one) => one === language);
  return known && name !== undefined ? { language: known, name } : undefined;
};

const isFolder = (name: string): name is FolderName => Object.hasOwn(folders, name);

/** Tells whether the entries of a collection have a text under their fields. */
export const hasBody = (collection: string): boolean => isFolder(translationIn(collection)?.name ?? collection);

/** The form of an entry by its address in the editor. */
export interface Form {
  readonly collection: string;
  readonly slug: string;
}

/** Gives the English file of a form, in either language; nothing for one without texts. */
export const originalOf = ({ collection, slug }: Form): Original | undefined => {
  const name = translationIn(collection)?.name ?? collection;
  if (isFolder(name)) return { ...folders[name], file: `${folders[name].folder}/${slug}.md` };
  return ORIGINAL_FILES[slug];
};

/** Gives the English file of a translation, by where it is kept; nothing for one that the site does not know. */
export const originalIn = ({ collection, path }: { readonly collection: string; readonly path: string }): Original | undefined => {
  const { name = "" } = translationIn(collection) ?? {};
  const file = englishFile(path.replace(/^content\//, ""));
  return isFolder(name) ? { ...folders[name], file } : Object.values(ORIGINAL_FILES).find((one) => one.file === file);
};

/** Gives the form of the same file in another language. */
export const formIn = (language: Translation | "en", { collection, slug }: Form): Form => {
  const name = translationIn(collection)?.name ?? collection;
  if (isFolder(name)) return { collection: language === "en" ? name : translatedCollection(language, name), slug };
  const english = collectionOf(ORIGINAL_FILES[slug]?.file ?? "");
  return { collection: language === "en" ? english : translatedCollection(language, "files"), slug };
};

/** What a menu of the editor calls a collection of translations. */
export const translatedLabel = (language: Translation, label: string): string => `${label} (${LANGUAGES[language].name.toLowerCase()})`;

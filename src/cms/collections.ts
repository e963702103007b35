/** Names the editor's collections. Every language has the same ones, each under a name of its own. */
import { LIST_FILES } from "../content/list-files";
import { files, folders, isFolderName, namesOf, SHARED_FILES } from "../content/schema";
import type { Translatable } from "../content/schema/translation";
import { englishFile, fileIn, LANGUAGES, TRANSLATIONS, type Language } from "../content/shared/languages";

/** The collections of files that are no markdown, in the editor's order, with their names in its menu. */
export const FILE_COLLECTIONS = { lists: "Projects and reviews", pages: "Single pages", settings: "Settings" } as const;

/** Returns the collection of a file, given by its path below `content/`, in English. */
export const collectionOf = (file: string): keyof typeof FILE_COLLECTIONS =>
  file.startsWith("pages/") ? "pages" : file.startsWith("settings/") ? "settings" : "lists";

/** A file that the editor has a form for. */
export interface EditedFile extends Translatable {
  readonly label: string;
  readonly file: string;
}

/** Every file that is no entry of a folder, by the name of its form. */
export const EDITED_FILES: Readonly<Record<string, EditedFile>> = { ...LIST_FILES, ...files };

/** Names a collection in a language. */
export const collectionIn = (language: Language, name: string): string => (language === "en" ? name : `${language}-${name}`);

/** Returns the language of a collection, and its name in English. */
export const partsOfCollection = (collection: string): { readonly language: Language; readonly name: string } => {
  const language = TRANSLATIONS.find((one) => collection.startsWith(`${one}-`));
  return language ? { language, name: collection.slice(language.length + 1) } : { language: "en", name: collection };
};

/** Returns what the editor's menu calls a collection. */
export const labelIn = (language: Language, label: string): string =>
  language === "en" ? label : `${label} (${LANGUAGES[language].name.toLowerCase()})`;

/** Returns whether the entries of a collection have a text under their fields. */
export const hasBody = (collection: string): boolean => isFolderName(partsOfCollection(collection).name);

/** The form of an entry by its address in the editor. */
export interface Form {
  readonly collection: string;
  readonly slug: string;
}

/** Returns the file of a form below `content/`; undefined for one that the site does not know. */
export const fileOfForm = ({ collection, slug }: Form): string | undefined => {
  const { language, name } = partsOfCollection(collection);
  const file = isFolderName(name) ? `${folders[name].folder}/${slug}.md` : EDITED_FILES[slug]?.file;
  return file === undefined ? undefined : fileIn(language, file);
};

/** Returns the form of a file below `content/`; undefined for one that has none. */
export const formOfFile = (file: string): Form | undefined => {
  const language = TRANSLATIONS.find((one) => file.startsWith(`${one}/`)) ?? "en";
  const english = englishFile(file);
  const folder = namesOf(folders).find((name) => english.startsWith(`${folders[name].folder}/`));
  if (folder) return { collection: collectionIn(language, folder), slug: english.replace(/^.*\/|\.md$/g, "") };
  const slug = Object.keys(EDITED_FILES).find((name) => EDITED_FILES[name]?.file === english);
  return slug === undefined ? undefined : { collection: collectionIn(language, collectionOf(english)), slug };
};

/** Returns what the editor's menu calls a collection, given by its name. */
export const kindOf = (collection: string): string => {
  const { language, name } = partsOfCollection(collection);
  const labels: Readonly<Record<string, string>> = FILE_COLLECTIONS;
  return labelIn(language, isFolderName(name) ? folders[name].label : (labels[name] ?? name));
};

/** Returns the form of the same file in another language; undefined for what all languages share. */
export const formIn = (language: Language, form: Form): Form | undefined => {
  const { name } = partsOfCollection(form.collection);
  const file = fileOfForm(form);
  return file === undefined || SHARED_FILES.has(englishFile(file)) ? undefined : { ...form, collection: collectionIn(language, name) };
};

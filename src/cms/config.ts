/** Makes the whole CMS configuration from the content registry (https://decapcms.org/docs/configuration-options/). */
import { stringify } from "yaml";
import type { z } from "zod";
import { drawingReference, drawingTitles } from "../content/drawing-references";
import { namedFacts, type NamedFacts } from "../content/named-facts";
import type { Languages } from "../content/languages";
import { LIST_FILES } from "../content/list-files";
import { files, folders, type FolderName, namesOf } from "../content/schema";
import { liveUrl as liveUrlOf, type CmsBackend } from "./backend";
import { FOLDER_ROUTES } from "../content/shared/words";
import { collectionOf, FILE_COLLECTIONS } from "./collections";
import { fieldsOf } from "./field";
import type { Field } from "./field-types";
import { LANGUAGES, TRANSLATIONS } from "../content/shared/languages";
import { STATE } from "./notes";
import { formSchema, ORIGINAL_FILES, translatedCollection, translatedLabel, type Original, type Translation } from "./translations";

/** What a text may hold. The first heading of a page is its title, so a text has none of that level. */
const BUTTONS = [
  ...["bold", "italic", "link", "heading-two", "heading-three", "heading-four"],
  ...["quote", "bulleted-list", "numbered-list"],
];

const drawingList = drawingTitles.map(({ name, title }) => `${drawingReference(name)} ${title}`).join(", ");

const bodyField = (facts: NamedFacts): Field => ({
  name: "body",
  label: "Text",
  widget: "markdown",
  hint: `The page's text. Headings start at the second level: the title is the first. Drawings, each in a paragraph of its own: ${drawingList}. Facts by name, here and in every other text: ${factNames(facts)}.`,
  required: false,
  buttons: BUTTONS,
  editor_components: ["image", "table", "drawing"],
});

/** Lists the facts that are set as an editor writes them, each with what it says now. */
const factNames = (facts: NamedFacts): string =>
  Object.entries(facts)
    .flatMap(([name, { text }]) => (text === undefined ? [] : [`{{${name}}} ${text}`]))
    .join(", ");

const LINES: ReadonlySet<string> = new Set(["string", "text", "datetime"]);

/** Puts what everybody fills in first: the lines at the start, whether it is a draft, the text. The rest comes after. */
const inOrder = (fields: readonly Field[], body: Field): readonly Field[] => {
  const start = fields.findIndex(({ widget, required }) => !LINES.has(widget) || required === false);
  const isDraft = ({ name }: Field) => name === "draft";
  return [...fields.slice(0, start), ...fields.filter(isDraft), body, ...fields.slice(start).filter((field) => !isDraft(field))];
};

const folderCollection = (name: FolderName, facts: NamedFacts) => {
  const { label, folder, schema } = folders[name];
  const { title = label } = schema.meta() ?? {};
  const hasDate = "date" in schema.shape;
  return {
    name,
    label,
    label_singular: title,
    folder: `content/${folder}`,
    create: true,
    delete: true,
    format: "page",
    extension: "md",
    // The name of the file: made from the title when the entry is created, and never changed after.
    slug: "{{slug}}",
    identifier_field: "title",
    summary: `{{title}}${hasDate ? " \u00B7 {{date}}" : ""}{{${STATE}}}`,
    sortable_fields: hasDate ? ["date", "title"] : ["title"],
    view_filters: [
      { label: "Drafts", field: "draft", pattern: true },
      { label: "Waiting for their day", field: STATE, pattern: "Waits" },
      ...("listed" in schema.shape ? [{ label: "Not in the list", field: "listed", pattern: false }] : []),
    ],
    preview_path: `${FOLDER_ROUTES[name].slice(1)}/{{slug}}`,
    fields: inOrder(fieldsOf(schema), bodyField(facts)),
  };
};

/** Every file that is no entry of a folder. */
const EVERY_FILE = Object.entries<Original>({ ...LIST_FILES, ...files }).map(([name, { label, file, schema }]) => ({
  name,
  label,
  file: `content/${file}`,
  fields: fieldsOf(schema),
}));

/** Keeps the shape of the English file: the lists of a translation have its entries. */
const inShape = (field: Field): Field => ({
  ...field,
  ...(field.widget === "list" && { allow_add: false, allow_remove: false, allow_reorder: false }),
  ...(field.fields && { fields: field.fields.map(inShape) }),
});

const translatedFields = (schema: z.ZodObject): readonly Field[] => fieldsOf(formSchema(schema)).map(inShape);

const translatedFolder = (language: Translation, name: FolderName, facts: NamedFacts) => {
  const { label, label_singular: title, preview_path, ...english } = folderCollection(name, facts);
  const fields = translatedFields(folders[name].schema);
  return {
    ...english,
    name: translatedCollection(language, name),
    label: translatedLabel(language, label),
    label_singular: translatedLabel(language, title),
    folder: `content/${language}/${folders[name].folder}`,
    // Made from the English entry, under the name of its file.
    create: false,
    editor: { preview: false },
    summary: `{{title}}{{${STATE}}}`,
    sortable_fields: ["title"],
    view_filters: [{ label: "Not reviewed", field: "reviewed", pattern: false }],
    preview_path: `${LANGUAGES[language].prefix.slice(1)}/${preview_path}`,
    fields: inOrder(fields, bodyField(facts)),
  };
};

const translatedFiles = (language: Translation) =>
  Object.entries(ORIGINAL_FILES).map(([name, { label, file, schema }]) => ({
    name,
    label,
    file: `content/${language}/${file}`,
    fields: translatedFields(schema),
  }));

const fileCollection = (name: string, label: string, all: typeof EVERY_FILE) => ({
  name,
  label,
  delete: false,
  format: "settings",
  files: all,
});

/**
 * Makes the configuration.
 *
 * @param backend where the CMS keeps its changes
 * @param liveUrl address of the public site; undefined while there is none to look at
 * @param facts what texts may refer to by name
 * @param languages what the site is translated into
 */
export const cmsConfig = (backend: CmsBackend, liveUrl: string | undefined, facts: NamedFacts, languages: readonly Translation[] = []) => {
  return {
    backend,
    // On GitHub a change waits for review; on one's own computer it goes straight into the files.
    publish_mode: backend.name === "github" ? "editorial_workflow" : "simple",
    ...(liveUrl !== undefined && { site_url: liveUrl, display_url: liveUrl }),
    show_preview_links: liveUrl !== undefined,
    media_folder: "content/images",
    public_folder: "/images",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    collections: [
      ...namesOf(folders).map((name) => folderCollection(name, facts)),
      ...namesOf(FILE_COLLECTIONS).map((name) =>
        fileCollection(
          name,
          FILE_COLLECTIONS[name],
          EVERY_FILE.filter(({ file }) => collectionOf(file.replace("content/", "")) === name),
        ),
      ),
      ...languages.flatMap((language) => [
        ...namesOf(folders).map((name) => translatedFolder(language, name, facts)),
        fileCollection(translatedCollection(language, "files"), translatedLabel(language, "Pages and settings"), translatedFiles(language)),
      ]),
    ],
  };
};

/** Writes the configuration of the CMS as YAML. */
export const configText = (languages: Languages, backend: CmsBackend): string => {
  const { en } = languages;
  const translated = TRANSLATIONS.filter((language) => languages[language]);
  return stringify(cmsConfig(backend, liveUrlOf(en.business, backend), namedFacts(en), translated));
};

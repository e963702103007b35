/** Generates the CMS configuration from the content registry (https://decapcms.org/docs/configuration-options/). */
import { stringify } from "yaml";
import type { Languages } from "../content/load/languages";
import { folders, type FileName, type FolderName, namesOf, SHARED_FILES } from "../content/schema";
import { backendName, type CmsBackend } from "./backend";
import { collectionIn, collectionOfFile, EDITED_FILES, FILE_COLLECTIONS, labelIn } from "./collections";
import { schemaIn } from "../content/schema/translation";
import { DAY, fieldsOf, type Field } from "./field";
import { fileIn, inLanguage, TRANSLATIONS, type Language, type Translation } from "../content/shared/languages";
import { propertyOf } from "../content/shared/required";
import { routes } from "../content/shared/routes";
import { ENTRY_LINE, FORM_NOTES, NOTE, PAGE, SHOWN, STATE } from "./page-format";

const bodyField: Field = {
  name: "body",
  label: "Text",
  widget: "markdown",
  hint: "Type {{ to insert a fact (such as the phone number) or a diagram. The + button adds a picture or a table.",
  required: false,
  // Omit heading-one, because the page's title is its first-level heading.
  buttons: ["bold", "italic", "link", "heading-two", "heading-three", "heading-four", "quote", "bulleted-list", "numbered-list"],
  editor_components: ["image", "table"],
};

/** Folder of the pictures, and its public path. */
const PICTURES = { media_folder: "content/images", public_folder: "/images" } as const;

/** The file with so many fields that its form opens with closed groups. */
const WORDS = "words" satisfies FileName;

/** Fields without content: the entry line and the notes. */
const ownFields: readonly Field[] = [
  { name: STATE, label: "Entry", widget: ENTRY_LINE, required: false },
  ...FORM_NOTES.map((name) => ({ name, label: name, widget: NOTE, required: false })),
];

/** Returns the fields in form order: those without content, the required text and date fields at the start, the switches, the body, the rest. */
const inOrder = (fields: readonly Field[]): readonly Field[] => {
  const isSwitch = ({ name }: Field) => name === "reviewed" || name === "draft";
  const others = fields.filter((field) => !isSwitch(field));
  const start = others.findIndex(({ widget, required }) => !["string", "text", DAY].includes(widget) || required === false);
  return [...ownFields, ...others.slice(0, start), ...fields.filter(isSwitch), bodyField, ...others.slice(start)];
};

const folderCollection = (name: FolderName, language: Language) => {
  const { label, folder } = folders[name];
  const schema = schemaIn(language, folders[name]);
  const { title = label } = schema.meta() ?? {};
  const hasDate = "date" in schema.shape;
  return {
    name: collectionIn(language, name),
    label: labelIn(language, label),
    label_singular: labelIn(language, title),
    folder: `content/${fileIn(language, folder)}`,
    // Decap loads the pictures of a collection's own `media_folder` with each form. With only the site-wide one, a new entry that is opened
    // first would offer no pictures. The leading slash means the root of the repository, not the collection's folder.
    ...PICTURES,
    media_folder: `/${PICTURES.media_folder}`,
    create: true,
    delete: true,
    format: "page",
    extension: "md",
    // The file name is made from the title when the entry is created, and never changes.
    slug: "{{slug}}",
    identifier_field: "title",
    summary: `{{${SHOWN}}}${hasDate ? " · {{date}}" : ""}{{${STATE}}}`,
    sortable_fields: hasDate ? [{ field: "date", default_sort: "desc" }, "title"] : ["title"],
    view_filters: [
      { label: "Drafts", field: "draft", pattern: true },
      ...(language === "en" ? [] : [{ label: "Not reviewed", field: "reviewed", pattern: false }]),
      // The state of a scheduled entry contains "Waits until" (`statesOf`).
      { label: "Scheduled", field: STATE, pattern: "Waits" },
      ...("listed" in schema.shape ? [{ label: "Not in the list", field: "listed", pattern: false }] : []),
    ],
    preview_path: inLanguage(`${folders[name].route}/{{fields.${PAGE}}}`, language).slice(1),
    fields: inOrder(fieldsOf(schema)),
  };
};

/** Returns Decap's setting for the link to a file's page, or an empty object if the file has no page. */
const pagePath = (name: string, language: Language): { readonly preview_path?: string } => {
  const route = propertyOf(routes, name.replace(/Page$/, ""));
  return typeof route === "string" ? { preview_path: inLanguage(route, language).slice(1) } : {};
};

/** Maximum length of a closed group's summary, in characters. */
const MAX_SUMMARY = 90;

/** Returns a group that is closed in the form, with the names of its first fields in the closed row. */
const closedGroup = (field: Field): Field => {
  if (!field.fields) return field;
  const labels = field.fields.map(({ label }) => label.replaceAll(/[{}]/g, ""));
  const count = labels.findIndex((_, at) => labels.slice(0, at + 1).join(", ").length > MAX_SUMMARY);
  const summary = count < 0 ? labels.join(", ") : `${labels.slice(0, count).join(", ")} ...`;
  return { ...field, collapsed: true, summary };
};

const fileCollection = (collection: keyof typeof FILE_COLLECTIONS, language: Language) => ({
  name: collectionIn(language, collection),
  label: labelIn(language, FILE_COLLECTIONS[collection]),
  delete: false,
  format: "settings",
  files: Object.entries(EDITED_FILES)
    .filter(([, { file }]) => collectionOfFile(file) === collection && (language === "en" || !SHARED_FILES.has(file)))
    .map(([name, entry]) => ({
      name,
      label: entry.label,
      file: `content/${fileIn(language, entry.file)}`,
      ...pagePath(name, language),
      fields: [...ownFields, ...fieldsOf(schemaIn(language, entry)).map((field) => (name === WORDS ? closedGroup(field) : field))],
    })),
});

/**
 * Returns the CMS configuration.
 *
 * @param backend where the CMS stores changes
 * @param liveUrl URL of the public site; undefined if there is none
 * @param languages the site's languages besides English
 */
export const cmsConfig = (backend: CmsBackend, liveUrl: string | undefined, languages: readonly Translation[] = []) => ({
  // The site's own backend (decap/site-backend.ts), with the settings of the backend that it wraps.
  backend: { ...backend, name: backendName(backend) },
  // On GitHub, changes wait for review. Locally, they are written to the files immediately.
  publish_mode: backend.name === "github" ? "editorial_workflow" : "simple",
  ...(liveUrl !== undefined && { site_url: liveUrl, display_url: liveUrl }),
  ...PICTURES,
  slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
  collections: (["en", ...languages] as const).flatMap((language) => [
    // The lists come first, because the editor opens the first collection, and owners mostly add finished jobs, often on a phone.
    fileCollection("lists", language),
    ...namesOf(folders).map((name) => folderCollection(name, language)),
    fileCollection("pages", language),
    fileCollection("settings", language),
  ]),
});

/** Returns the CMS configuration as YAML. */
export const configText = (languages: Languages, backend: CmsBackend): string => {
  const { sample, siteUrl } = languages.en.business;
  const translated = TRANSLATIONS.filter((language) => languages[language]);
  return stringify(cmsConfig(backend, backend.name === "github" && !sample ? siteUrl : undefined, translated));
};

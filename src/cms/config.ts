/** Makes the whole CMS configuration from the content registry (https://decapcms.org/docs/configuration-options/). */
import { z } from "zod";
import { drawingReference, drawingTitles } from "../content/drawing-references";
import type { NamedFacts } from "../content/named-facts";
import { files, folders, lists, type FolderName } from "../content/schema";
import type { CmsBackend } from "./backend";
import { fieldOf, fieldsOf } from "./field";
import type { Field } from "./field-types";

interface FolderCollection {
  readonly name: string;
  readonly label: string;
  readonly label_singular: string;
  readonly folder: string;
  readonly create: true;
  readonly delete: true;
  readonly format: "frontmatter";
  readonly extension: "md";
  readonly slug: string;
  readonly identifier_field: string;
  readonly summary: string;
  readonly sortable_fields: readonly string[];
  readonly fields: readonly Field[];
}

interface CollectionFile {
  readonly name: string;
  readonly label: string;
  readonly file: string;
  readonly fields: readonly Field[];
}

interface FileCollection {
  readonly name: string;
  readonly label: string;
  readonly delete: false;
  readonly format: "yml";
  readonly files: readonly CollectionFile[];
}

/** The configuration that the CMS reads. */
export interface CmsConfig {
  readonly backend: CmsBackend;
  readonly publish_mode: "simple" | "editorial_workflow";
  readonly site_url: string;
  readonly display_url: string;
  readonly media_folder: string;
  readonly public_folder: string;
  readonly slug: { readonly encoding: "ascii"; readonly clean_accents: true; readonly sanitize_replacement: "-" };
  readonly collections: readonly (FolderCollection | FileCollection)[];
}

const drawingList = drawingTitles.map(({ name, title }) => `${drawingReference(name)} ${title}`).join(", ");

const bodyField = (facts: NamedFacts): Field => ({
  name: "body",
  label: "Text",
  widget: "markdown",
  hint: `The page's text. Headings start at the second level: the title is the first. Drawings, each in a paragraph of its own: ${drawingList}. Facts by name, here and in every other text: ${factNames(facts)}.`,
  required: false,
});

/** Lists the facts that are set as an editor writes them, each with what it says now. */
const factNames = (facts: NamedFacts): string =>
  Object.entries(facts)
    .flatMap(([name, { text }]) => (text === undefined ? [] : [`{{${name}}} ${text}`]))
    .join(", ");

const folderCollection = (name: FolderName, facts: NamedFacts): FolderCollection => {
  const { label, folder, schema } = folders[name];
  const { title = label } = schema.meta() ?? {};
  return {
    name,
    label,
    label_singular: title,
    folder: `content/${folder}`,
    create: true,
    delete: true,
    format: "frontmatter",
    extension: "md",
    // The name of the file: made from the title when the entry is created, and never changed after.
    slug: "{{slug}}",
    identifier_field: "title",
    summary: "{{title}}",
    sortable_fields: "date" in schema.shape ? ["date", "title"] : ["title"],
    fields: [...fieldsOf(schema), bodyField(facts)],
  };
};

const listFile = (name: keyof typeof lists): CollectionFile => {
  const { label, file, schema } = lists[name];
  const list = z.array<z.ZodObject>(schema).meta({ title: label, description: "In the order they are shown." });
  return { name, label, file: `content/${file}`, fields: [fieldOf(name, list)] };
};

const singleFile = (name: keyof typeof files): CollectionFile => {
  const { label, file, schema } = files[name];
  return { name, label, file: `content/${file}`, fields: fieldsOf(schema) };
};

const namesOf = <Name extends string>(registry: Readonly<Record<Name, unknown>>): Name[] => Object.keys(registry) as Name[];

const fileCollection = (name: string, label: string, all: readonly CollectionFile[]): FileCollection => ({
  name,
  label,
  delete: false,
  format: "yml",
  files: all,
});

/**
 * Makes the configuration.
 *
 * @param backend where the CMS keeps its changes
 * @param siteUrl address of the public site, from business.yml
 * @param facts what texts may refer to by name
 */
export const cmsConfig = (backend: CmsBackend, siteUrl: string, facts: NamedFacts): CmsConfig => {
  const everyFile = [...namesOf(lists).map(listFile), ...namesOf(files).map(singleFile)];
  const isPage = ({ file }: CollectionFile) => file.startsWith("content/pages/");
  const isSetting = ({ file }: CollectionFile) => file.startsWith("content/settings/");
  return {
    backend,
    // On GitHub a change waits for review; on one's own computer it goes straight into the files.
    publish_mode: backend.name === "github" ? "editorial_workflow" : "simple",
    site_url: siteUrl,
    display_url: siteUrl,
    media_folder: "content/images",
    public_folder: "/images",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    collections: [
      ...namesOf(folders).map((name) => folderCollection(name, facts)),
      fileCollection(
        "lists",
        "Projects and reviews",
        everyFile.filter((file) => !isPage(file) && !isSetting(file)),
      ),
      fileCollection("pages", "Single pages", everyFile.filter(isPage)),
      fileCollection("settings", "Settings", everyFile.filter(isSetting)),
    ],
  };
};

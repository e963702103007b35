/** The CMS config and the schemas must agree. Otherwise, fields are lost on saving or cannot be edited. */
import { z } from "zod";
import { cmsConfig } from "../../../src/cms/config";
import { type Field } from "../../../src/cms/field";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { withoutNotes } from "../../../src/cms/page-format";
import { EDITED_FILES, partsOfCollection } from "../../../src/cms/collections";
import { filesBelow } from "../../../src/publish/page-files";
import { folders } from "../../../src/content/schema";
import { TRANSLATIONS } from "../../../src/content/shared/languages";
import { FIXTURE_ROOT } from "../../fixtures/content";

const { collections: all } = cmsConfig(LOCAL_PROXY, "https://example.com", TRANSLATIONS);
const collections = all.filter(({ name }) => partsOfCollection(name).language === "en");
const fileEntries = collections.flatMap((collection) => ("files" in collection ? collection.files : []));
const folderEntries = collections.flatMap((collection) => ("folder" in collection ? [collection] : []));

const childrenOf = (field: Field): readonly Field[] => ("fields" in field ? (field.fields ?? []) : []);

it("the CMS config has a form for every content file", () => {
  // Check both, because the fixture has no Spanish files and the starter has no posts.
  const contentFiles = [FIXTURE_ROOT, "starter"]
    .flatMap((root) => filesBelow(root))
    // Pictures and diagrams have no forms: editors upload pictures, and draw diagrams in other programs.
    .filter((file) => !/^(?:images|diagrams)\//.test(file))
    .map((file) => `content/${file}`);
  const inFolders = (file: string) =>
    all.some((collection) => "folder" in collection && file.startsWith(`${collection.folder}/`) && file.endsWith(".md"));
  const formFiles = new Set(all.flatMap((collection) => ("files" in collection ? collection.files : [])).map(({ file }) => file));
  expect(contentFiles.filter((file) => !formFiles.has(file) && !inFolders(file))).toEqual([]);
});

interface DescribedField {
  readonly path: string;
  readonly isRequired: boolean;
}

const fieldsInForm = (fields: readonly Field[], at: string): readonly DescribedField[] =>
  fields.flatMap((field): DescribedField[] => [
    { path: `${at}.${field.name}`, isRequired: field.required !== false },
    ...fieldsInForm(childrenOf(field), `${at}.${field.name}`),
  ]);

/** Returns the fields of a JSON Schema. Does not reuse the form generator's code, so that the test detects bugs in that code. */
const fieldsInSchema = (
  schema: z.core.JSONSchema.JSONSchema,
  defs: Readonly<Record<string, z.core.JSONSchema.JSONSchema>>,
  at: string,
): readonly DescribedField[] => {
  const whole = schema.$ref ? (defs[schema.$ref.replace("#/$defs/", "")] ?? {}) : schema;
  if (typeof whole.items === "object" && !Array.isArray(whole.items)) return fieldsInSchema(whole.items, defs, at);
  return Object.entries(whole.properties ?? {}).flatMap(([name, child]): DescribedField[] => {
    if (typeof child !== "object") return [];
    const path = `${at}.${name}`;
    return [{ path, isRequired: whole.required?.includes(name) ?? false }, ...fieldsInSchema(child, defs, path)];
  });
};

const fieldsOf = (schema: z.ZodType): readonly DescribedField[] => {
  const json = z.toJSONSchema(schema, { io: "input" });
  return fieldsInSchema(json, json.$defs ?? {}, "");
};

/** Checks whether a form field is in the schema: neither the body nor one of the editor's notes. */
const isSchemaField = ({ name }: Field): boolean => name !== "body" && name in withoutNotes({ [name]: "" });

const schemas: readonly { readonly name: string; readonly fields: readonly Field[]; readonly schema: z.ZodType }[] = [
  ...folderEntries.map(({ name, fields }) => ({
    name,
    fields: fields.filter(isSchemaField),
    schema: Object.entries(folders).find(([key]) => key === name)?.[1].schema ?? z.never(),
  })),
  ...Object.entries(EDITED_FILES).map(([name, { schema }]) => ({
    name,
    fields: fileEntries.find((file) => file.name === name)?.fields.filter(isSchemaField) ?? [],
    schema,
  })),
];

/** Returns the paths of fields, sorted, because a form and its schema may order fields differently. */
const pathsOf = (described: readonly DescribedField[]): readonly string[] => described.map(({ path }) => path).sort();

it.each(schemas)("the form for $name has exactly its schema's fields", ({ fields, schema }) => {
  expect(pathsOf(fieldsInForm(fields, ""))).toEqual(pathsOf(fieldsOf(schema)));
});

it.each(schemas)("the form for $name does not require optional fields", ({ fields, schema }) => {
  const [form, file] = [fieldsInForm(fields, ""), fieldsOf(schema)].map((all) => pathsOf(all.filter(({ isRequired }) => isRequired)));
  expect(file).toEqual(expect.arrayContaining([...(form ?? [])]));
});

describe("in the form for words", () => {
  const groups = fileEntries.find(({ name }) => name === "words")?.fields.filter(({ fields }) => fields) ?? [];

  it("each group is closed", () => {
    expect(groups.length).toBeGreaterThan(10);
    expect(groups.map(({ collapsed }) => collapsed)).toEqual(groups.map(() => true));
  });

  it("each group's summary begins with the label of its first field", () => {
    expect(groups.length).toBeGreaterThan(10);
    for (const { summary, fields } of groups)
      expect(String(summary).startsWith(String(fields?.[0]?.label).replaceAll(/[{}]/g, ""))).toBe(true);
  });
});

/** Names of the files and fields that all languages share. */
const SHARED = ["business", "facts", "redirects", "address", "formerly", "formValue", "preselectedFor"];

describe("translations", () => {
  const translated = all.filter(({ name }) => partsOfCollection(name).language === "es");
  /** Returns the names of a collection's files or fields. */
  const namesIn = (collection: (typeof all)[number] | undefined): readonly string[] => {
    if (!collection) return [];
    return "files" in collection ? collection.files.map(({ name }) => name) : collection.fields.map(({ name }) => name);
  };

  it("have the same collections as English content", () => {
    expect(translated.map(({ name }) => partsOfCollection(name).name)).toEqual(collections.map(({ name }) => name));
  });

  it.each(collections.map(({ name }, index) => [name, index] as const))(
    "have the English files and fields of %s, except for those that all languages share",
    (_, index) => {
      const [english, names] = [namesIn(collections[index]), namesIn(translated[index])];
      expect(english.filter((name) => !names.includes(name) && !SHARED.includes(name))).toEqual([]);
      expect(names.filter((name) => SHARED.includes(name))).toEqual([]);
    },
  );

  it("can be created and deleted", () => {
    const ofFolders = translated.filter((collection) => "folder" in collection);
    expect(ofFolders).not.toEqual([]);
    expect(ofFolders).toEqual(ofFolders.map(() => expect.objectContaining({ create: true, delete: true }) as object));
  });
});

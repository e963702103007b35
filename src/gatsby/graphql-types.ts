/** Generates the GraphQL types of all content from its zod schemas, so that even empty collections have a type. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { files, folders, isFolderName, lists, namesOf, type FileName } from "../content/schema";
import { pageFiles } from "../content/schema/pages";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The language field, which every node has. */
const LANG = "  lang: String!";
const ENTRY_FIELDS = [LANG, "  slug: String!", "  path: String!", "  extras: JSON!"];
/** Makes gatsby-transformer-remark parse a node's content. */
const IS_MARKDOWN = ' @mimeTypes(types: ["text/markdown"])';
/** Picture types. schema.ts resolves their `file` field. */
export const PICTURES = ["Picture", "PlainPicture"];

/** Fields that are not in the schemas, by type. src/content/entries/placement.ts computes the cards from entries. */
const MORE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  ServicesPage: ["  cards: [ShownServiceCard!]!"],
  ...Object.fromEntries(PICTURES.map((type) => [type, ["  file: File"]])),
};
/** Files that page queries read. All other files are settings. */
export const QUERIED_FILES: readonly FileName[] = ["company", ...namesOf(pageFiles)];

/**
 * Returns the GraphQL type of a field or of a list's items.
 *
 * @throws Error for a schema of an unknown kind
 */
const typeOf = (schema: JsonSchema): string => {
  if (typeof schema.relation === "string" && isFolderName(schema.relation)) return folders[schema.relation].type;
  const name = schema.$ref?.replace("#/$defs/", "");
  // Pages query related pages as a list of groups (types.graphql).
  if (name) return name === "Related" ? "[RelatedGroup!]" : name;
  if (schema.type === "boolean") return "Boolean";
  if (schema.type === "integer") return "Int";
  if (schema.type === "number") return "Float";
  if (schema.type === "string" || schema.enum) return "String";
  // An object has its own GraphQL type only if its schema's meta has an id.
  if (schema.type === "object") return "JSON";
  throw new Error(`No GraphQL type for ${JSON.stringify(schema)}`);
};

/** Returns the schema of a list's items; undefined if the field is not a list. */
const itemOf = (schema: JsonSchema): JsonSchema | undefined =>
  schema.type === "array" && typeof schema.items === "object" && !Array.isArray(schema.items) ? schema.items : undefined;

const field = (name: string, schema: JsonSchema, required: boolean): string => {
  const item = itemOf(schema);
  const type = item ? `[${typeOf(item)}!]` : typeOf(schema);
  const directive = (item ?? schema).relation ? ` @entry(type: "${typeOf(item ?? schema)}")` : "";
  return `  ${name}: ${type}${required ? "!" : ""}${directive}`;
};

const objectType = (name: string, schema: JsonSchema, head: string, fields: readonly string[]): string => {
  const lines = Object.entries(schema.properties ?? {}).map(([key, child]) =>
    field(key, typeof child === "object" ? child : {}, schema.required?.includes(key) ?? false),
  );
  return `type ${name}${head} {\n${[...fields, ...lines].join("\n")}\n}`;
};

/** Returns the interfaces of a node's type: `Node` and, for a page with a hero, `HeroPage` or `QuietHeroPage`. */
const interfacesOf = ({ properties }: JsonSchema): string =>
  typeof properties?.hero === "object" ? `Node & ${typeOf(properties.hero)}Page` : "Node";

/** Returns the GraphQL type definitions of all collections, lists and queried files, followed by types.graphql. */
export const contentTypeDefs = (): string => {
  const entries = [
    ...Object.values(folders).map(({ type, schema }) => ({ type, schema, directive: IS_MARKDOWN, fields: ENTRY_FIELDS })),
    ...Object.values(lists).map(({ type, schema }) => ({ type, schema, directive: "", fields: [LANG, "  position: Int!"] })),
    ...QUERIED_FILES.map((name) => ({ ...files[name], directive: "", fields: [LANG] })),
  ];
  const definitions = new Map<string, JsonSchema>();
  // `$defs` has every schema with an id, including the node's own.
  for (const { schema } of entries) {
    for (const [name, definition] of Object.entries(z.toJSONSchema(schema, { io: "output" }).$defs ?? {}))
      definitions.set(name, definition);
  }
  const nodes = new Map(entries.map((entry) => [entry.type, entry]));
  // `typeOf` replaces this type.
  definitions.delete("Related");
  const types = [...definitions].map(([name, definition]) => {
    const node = nodes.get(name);
    const head = node ? ` implements ${interfacesOf(definition)} @dontInfer${node.directive}` : " @dontInfer";
    return objectType(name, definition, head, [...(node?.fields ?? []), ...(MORE_FIELDS[name] ?? [])]);
  });
  return [...types, readFileSync(path.resolve("src/gatsby/types.graphql"), "utf8")].join("\n\n");
};

/** Tells Gatsby the types of our content and how a picture finds its file. */
import type { GatsbyNode } from "gatsby";
import type { Root } from "hast";
import { diagramsIn, finishTree, writeTree, type TextLinks } from "../../content/markdown/html";
import { linkIn, type Language } from "../../content/shared/languages";
import type { Settings } from "../../content/settings";
import { propertyOf, required } from "../../content/shared/required";
import { files } from "../../content/schema";
import { isLocalPicture } from "../../content/schema/picture";
import type { allDiagrams } from "../../content/diagrams";
import { nodeId } from "./content-nodes";
import { contentTypeDefs, PICTURES } from "./graphql-types";
import { IMAGES_SOURCE } from "./content-directory";

/** What a resolver may ask of Gatsby about entries that a field names. */
interface EntryContext {
  readonly nodeModel: {
    getNodeById(query: { readonly id: string; readonly type: string }): object | null;
    findRootNodeAncestor(part: object): { readonly lang: Language } | null;
  };
}

/** Finds the entries whose slugs stand in a field: those in the field's own language, and the English ones of what is not translated. */
const namedEntries = ({ type }: { readonly type: string }) => ({
  resolve: (source: object, _args: object, { nodeModel }: EntryContext, { fieldName }: { readonly fieldName: string }) => {
    const { lang = "en" } = "lang" in source ? (source as { readonly lang: Language }) : (nodeModel.findRootNodeAncestor(source) ?? {});
    const entry = (slug: unknown) =>
      nodeModel.getNodeById({ id: nodeId(lang, type, String(slug)), type }) ??
      nodeModel.getNodeById({ id: nodeId("en", type, String(slug)), type });
    const named = propertyOf(source, fieldName);
    if (Array.isArray(named)) return named.map(entry);
    return named === undefined || named === null ? null : entry(named);
  },
});

/** Gives Gatsby the types that follow from the schemas, so that an empty collection can be queried too. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "entry", args: { type: "String!" }, extend: namedEntries });
  actions.createTypes(contentTypeDefs());
};

interface QueryContext {
  readonly nodeModel: { findOne(query: { readonly type: string; readonly query: object }): Promise<unknown> };
}

const fileOfPicture = ({ src }: { readonly src: string }, _args: object, { nodeModel }: QueryContext): Promise<unknown> | null =>
  isLocalPicture(src)
    ? nodeModel.findOne({
        type: "File",
        query: { filter: { sourceInstanceName: { eq: IMAGES_SOURCE }, relativePath: { eq: src.replace("/images/", "") } } },
      })
    : null;

/** What a resolver is told of the schema, as far as it is asked here. */
interface ResolverInfo {
  readonly schema: {
    getType(name: string): { getFields(): { readonly htmlAst: { readonly resolve: (...given: unknown[]) => Promise<Root> } } };
  };
}

/** The node of diagrams.yml, as far as it is asked here (content-nodes.ts). */
interface DiagramsNode {
  readonly drawn: ReturnType<typeof allDiagrams>;
}

/** The node of the settings, as far as it is asked here (content-nodes.ts). */
interface SettingsNode {
  readonly paths: readonly string[];
  readonly value: Settings;
}

const linksOf = (lang: Language, { nodeModel }: EntryContext): TextLinks => {
  const node = nodeModel.getNodeById({ id: nodeId(lang, "Settings"), type: "Settings" });
  const { paths, value } = required(node, `The settings in ${lang}`) as SettingsNode;
  return { linkTo: (to) => linkIn(lang, (path) => paths.includes(path), to), note: value.words.lists.english };
};

/** Makes the HTML of a text of the tree that gatsby-transformer-remark made: it has no hook for what is done to a tree of HTML. */
const htmlOfMarkdown = async (source: object, _args: object, context: EntryContext, info: ResolverInfo): Promise<string> => {
  const { htmlAst } = info.schema.getType("MarkdownRemark").getFields();
  const tree = await htmlAst.resolve(source, {}, context, info);
  const { lang = "en" } = context.nodeModel.findRootNodeAncestor(source) ?? {};
  finishTree(tree, lang === "en" ? undefined : linksOf(lang, context));
  const diagrams = diagramsIn(tree);
  if (diagrams.length > 0) {
    const node = context.nodeModel.getNodeById({ id: nodeId(lang, files.diagrams.type), type: files.diagrams.type });
    const { drawn } = required(node, files.diagrams.file) as DiagramsNode;
    for (const { key, replace } of diagrams) replace(required(drawn[key], `The diagram ${key}`));
  }
  return writeTree(tree);
};

/** Gatsby types the function as `Function`; this is what it takes. */
type CreateResolvers = (resolvers: Readonly<Record<string, object>>) => void;

/** Finds the file of a local picture, and readies the HTML of a text: tables for phones, names of headings, parts that hold together, diagrams. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  (create as CreateResolvers)({
    ...Object.fromEntries([...PICTURES].map((type) => [type, { file: { resolve: fileOfPicture } }])),
    MarkdownRemark: { html: { resolve: htmlOfMarkdown } },
  });
};

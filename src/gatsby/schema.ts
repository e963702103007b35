/** Defines the content's GraphQL types, and resolvers for related entries, picture files and markdown. */
import type { GatsbyNode } from "gatsby";
import type { Element, Root } from "hast";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import visit from "unist-util-visit";
import { widestFile } from "../content/format/widest-file";
import { textParts, type TextParts } from "../content/markdown/parts";
import type { Language } from "../content/shared/languages";
import { propertyOf, required } from "../content/shared/required";
import { isLocalPicture } from "../content/schema/picture";
import { nodeId, type SettingsNode } from "./content-nodes";
import { contentTypeDefs, PICTURES } from "./graphql-types";
import { IMAGES_SOURCE } from "./images-source";
import { pictureData } from "./picture-data";

/** The part of Gatsby's resolver context that is used here. */
interface QueryContext {
  readonly nodeModel: {
    findOne(query: { readonly type: string; readonly query: object }): Promise<unknown>;
    getNodeById(query: { readonly id: string; readonly type: string }): object | null;
    findRootNodeAncestor(part: object): { readonly lang: Language } | null;
  };
}

/** Resolves slugs to entries in the node's language. An entry without a translation resolves to the English entry. */
const namedEntries = ({ type }: { readonly type: string }) => ({
  resolve: (source: object, _args: object, { nodeModel }: QueryContext, { fieldName }: { readonly fieldName: string }) => {
    const { lang = "en" } = "lang" in source ? (source as { readonly lang: Language }) : (nodeModel.findRootNodeAncestor(source) ?? {});
    const entry = (slug: unknown) =>
      nodeModel.getNodeById({ id: nodeId(lang, type, String(slug)), type }) ??
      nodeModel.getNodeById({ id: nodeId("en", type, String(slug)), type });
    const named = propertyOf(source, fieldName);
    if (Array.isArray(named)) return named.map(entry);
    return named === undefined || named === null ? null : entry(named);
  },
});

/** Creates the GraphQL types from the schemas, so that empty collections can be queried. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "entry", args: { type: "String!" }, extend: namedEntries });
  actions.createTypes(contentTypeDefs());
};

/** A file's node. */
interface FileNode {
  readonly children: readonly string[];
}

/** Resolves a local picture to its file, or to the upright copy of a turned picture (upright-pictures.ts). */
const fileOfPicture = async ({ src }: { readonly src: string }, _args: object, { nodeModel }: QueryContext): Promise<FileNode | null> => {
  if (!isLocalPicture(src)) return null;
  const filter = { sourceInstanceName: { eq: IMAGES_SOURCE }, relativePath: { eq: src.replace("/images/", "") } };
  // Safe casts: File nodes list the ids of their children.
  const file = (await nodeModel.findOne({ type: "File", query: { filter } })) as FileNode | null;
  const copies = file?.children.flatMap((id) => (nodeModel.getNodeById({ id, type: "File" }) as FileNode | null) ?? []);
  return copies?.[0] ?? file;
};

type Resolve<Result> = (source: object, args: object, context: QueryContext, info: ResolverInfo) => Promise<Result>;

/** The part of the GraphQL schema that gives access to the plugins' resolvers. */
interface ResolverInfo {
  readonly schema: {
    getType(name: "MarkdownRemark"): { getFields(): { readonly htmlAst: { readonly resolve: Resolve<Root> } } };
    getType(name: "ImageSharp"): { getFields(): { readonly gatsbyImageData: { readonly resolve: Resolve<IGatsbyImageData> } } };
  };
}

/**
 * gatsby-plugin-image options for pictures in table cells. These pictures are 9 to 12 rem wide and keep their original format, because at
 * this size, an AVIF saves fewer bytes than its URL adds to the page.
 */
const CELL_PICTURE = { layout: "fullWidth", breakpoints: [420], formats: ["auto"], placeholder: "none" };

/** Replaces the pictures in table cells with small versions. */
const shrinkCellPictures = async (tree: Root, context: QueryContext, info: ResolverInfo): Promise<void> => {
  const pictures: Element[] = [];
  visit(tree, { tagName: "td" }, (cell: Element) => visit(cell, { tagName: "img" }, (picture: Element) => void pictures.push(picture)));
  for (const picture of pictures) {
    const file = await fileOfPicture({ src: String(picture.properties?.src) }, {}, context);
    const image = context.nodeModel.getNodeById({ id: file?.children[0] ?? "", type: "ImageSharp" });
    if (!image) continue;
    const { gatsbyImageData } = info.schema.getType("ImageSharp").getFields();
    // Pass a copy, because gatsby-plugin-sharp writes the picture's width into its options.
    const small = widestFile(await gatsbyImageData.resolve(image, { ...CELL_PICTURE }, context, info));
    picture.properties = { ...picture.properties, ...small };
  }
};

/** Resolves a markdown node to its parts. gatsby-transformer-remark's tree already contains our plugin's changes (remark-text.ts). */
const partsOfMarkdown: Resolve<TextParts> = async (source, _args, context, info) => {
  const tree = await info.schema.getType("MarkdownRemark").getFields().htmlAst.resolve(source, {}, context, info);
  await shrinkCellPictures(tree, context, info);
  const { lang = "en" } = context.nodeModel.findRootNodeAncestor(source) ?? {};
  return textParts(tree, (key) => {
    const settings = context.nodeModel.getNodeById({ id: nodeId(lang, "Settings"), type: "Settings" });
    return required((settings as SettingsNode | null)?.diagrams[key], `The diagram ${key}`);
  });
};

/** Type of Gatsby's `createResolvers` argument, which Gatsby types only as `Function`. */
type CreateResolvers = (resolvers: Readonly<Record<string, object>>) => void;

/** Adds resolvers for picture files, picture quality and markdown parts. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  (create as CreateResolvers)({
    ...Object.fromEntries(PICTURES.map((type) => [type, { file: { resolve: fileOfPicture } }])),
    ImageSharp: { gatsbyImageData: { resolve: pictureData } },
    MarkdownRemark: { text: { type: "Text!", resolve: partsOfMarkdown } },
  });
};

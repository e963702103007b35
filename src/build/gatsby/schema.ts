/** Tells Gatsby the types of our content and how a picture finds its file. */
import type { GatsbyNode } from "gatsby";
import type { Root } from "hast";
import { drawingsIn, finishTree, writeTree } from "../../content/markdown/html";
import { required } from "../../content/shared/required";
import { files } from "../../content/schema";
import { isLocalPicture } from "../../content/schema/picture";
import type { allDrawings } from "../../content/diagrams";
import { contentTypeDefs, PICTURES } from "./graphql-types";
import { IMAGES_SOURCE } from "./sources";

/** Gives Gatsby the types that follow from the schemas, so that an empty collection can be queried too. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
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

/** The node of drawings.yml, as far as it is asked here (content-nodes.ts). */
interface DrawingsNode {
  readonly drawn: ReturnType<typeof allDrawings>;
}

/** Makes the HTML of a text of the tree that gatsby-transformer-remark made: it has no hook for what is done to a tree of HTML. */
const htmlOfMarkdown = async (source: unknown, _args: object, context: QueryContext, info: ResolverInfo): Promise<string> => {
  const { htmlAst } = info.schema.getType("MarkdownRemark").getFields();
  const tree = await htmlAst.resolve(source, {}, context, info);
  finishTree(tree);
  const drawings = drawingsIn(tree);
  if (drawings.length > 0) {
    const node = await context.nodeModel.findOne({ type: files.drawings.type, query: {} });
    const { drawn } = required(node, files.drawings.file) as DrawingsNode;
    for (const { key, replace } of drawings) replace(required(drawn[key], `The drawing ${key}`));
  }
  return writeTree(tree);
};

/** Gatsby types the function as `Function`; this is what it takes. */
type CreateResolvers = (resolvers: Readonly<Record<string, object>>) => void;

/** Finds the file of a local picture, and readies the HTML of a text: tables for phones, names of headings, parts that hold together, drawings. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  (create as CreateResolvers)({
    ...Object.fromEntries([...PICTURES].map((type) => [type, { file: { resolve: fileOfPicture } }])),
    MarkdownRemark: { html: { resolve: htmlOfMarkdown } },
  });
};

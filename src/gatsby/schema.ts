/** Tells Gatsby the types of our content and how a picture finds its file. */
import type { GatsbyNode } from "gatsby";
import { withDrawings } from "../content/drawing-references";
import { required } from "../content/required";
import { files } from "../content/schema";
import { isLocalPicture } from "../content/schema/picture";
import type { allDrawings } from "../drawings";
import { markWhole } from "../format/whole";
import { contentTypeDefs, PICTURES } from "./graphql-types";
import { withHeadingIds } from "./heading-ids";
import { IMAGES_SOURCE } from "./sources";
import { withColumnHeadings } from "./table-columns";

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

interface MarkdownInfo {
  /** What gatsby-transformer-remark would answer. */
  readonly originalResolver: (...given: unknown[]) => Promise<string>;
}

/** The node of drawings.yml, as far as it is asked here (content-nodes.ts). */
interface DrawingsNode {
  readonly drawn: ReturnType<typeof allDrawings>;
}

const htmlOfMarkdown = async (source: unknown, args: unknown, context: QueryContext, info: MarkdownInfo): Promise<string> => {
  const html = withHeadingIds(withColumnHeadings(await info.originalResolver(source, args, context, info)));
  if (!html.includes("{{")) return markWhole(html);
  const node = await context.nodeModel.findOne({ type: files.drawings.type, query: {} });
  const { drawn } = required(node, files.drawings.file) as DrawingsNode;
  return markWhole(withDrawings(html, (key) => required(drawn[key], `The drawing ${key}`)));
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

/** Tells Gatsby the types of our content and how a picture finds its file. */
import type { GatsbyNode } from "gatsby";
import { isLocalPicture } from "../content/schema/picture";
import { contentTypeDefs } from "./graphql-types";
import { IMAGES_SOURCE } from "./sources";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(contentTypeDefs());
};

interface NodeModel {
  findOne(query: { readonly type: string; readonly query: object }): Promise<unknown>;
}

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: create }) => {
  create({
    Picture: {
      file: {
        resolve: ({ src }: { readonly src: string }, _args: object, { nodeModel }: { readonly nodeModel: NodeModel }) =>
          isLocalPicture(src)
            ? nodeModel.findOne({
                type: "File",
                query: { filter: { sourceInstanceName: { eq: IMAGES_SOURCE }, relativePath: { eq: src.replace("/images/", "") } } },
              })
            : null,
      },
    },
  });
};

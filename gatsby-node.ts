export { onCreateDevServer } from "./src/gatsby/dev-server";
export { createPages } from "./src/gatsby/create-pages";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/schema";
export { sourceNodes } from "./src/gatsby/source";
export { onPostBuild, onPreInit } from "./src/gatsby/build";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";

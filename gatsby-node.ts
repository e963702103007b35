export { onCreateDevServer } from "./src/build/dev-server";
export { createPages } from "./src/build/create-pages";
export { createResolvers, createSchemaCustomization } from "./src/build/schema";
export { sourceNodes } from "./src/build/source";
export { onPostBuild } from "./src/build/site-pages";
export { onCreateWebpackConfig } from "./src/build/webpack";

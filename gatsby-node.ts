/*
 * Gatsby's hooks. The table lists our changes to Gatsby's behavior: what each change does, why, and when to remove it. We keep a change
 * only if it provides a guarantee, or saves 5% of a page (10,742 bytes compressed on average, over 86 pages) or of the build time.
 *
 * build-hooks.ts    builds dist/ in a staging folder, so no partial site is published. Remove when Gatsby replaces its folder atomically.
 * webpack.ts        keeps the font (7.8 kB) in a file, because the Content-Security-Policy blocks data: URLs. Remove if the font
 *                   exceeds 10 kB.
 * page-styles.ts    removes unused styles from each page (PurgeCSS): 5,930 bytes, 36%. Its cache saves 28% of the build time with 5,000
 *                   posts. Remove when Gatsby prunes styles.
 * inline-variables.ts  replaces CSS variables that never change with their values, so that every page of the sample fits in the first round
 *                   trip (__tests__/html/pages.test.ts). Without the change, one page is too large. Also saves 290 bytes, 3%.
 * print-styles.ts   moves print styles to a file: 550 bytes, 5%. Without the change, two pages do not fit in the first round trip.
 * webpack.ts        uses only a hash as the class name: 485 bytes, 4.5%. Without the change, three pages do not fit in the first round trip.
 *                   Remove when Gatsby has an option for localIdentName.
 * island-entries.ts adds a webpack entry per island. The form loads 62 kB on the first interaction; Gatsby's app would load 116 kB
 *                   immediately. Remove when Gatsby can hydrate parts of a page.
 * webpack.ts        writes scripts to static/, so every host needs only one caching rule. Remove when Gatsby has an option
 *                   for the folder.
 * render-head.tsx   removes Gatsby's runtime (114 of the home page's 116 kB of JavaScript) and adds the Content-Security-Policy. Remove
 *                   when Gatsby can omit its runtime.
 * render-head.tsx   removes the router's two elements, whose style attributes violate the Content-Security-Policy. Remove when Gatsby
 *                   drops these attributes.
 * render-head.tsx   renders to a string, because a stream put a NUL character into one Spanish page. Remove with React 19.
 * webpack.ts        makes webpack's cache depend on package-lock.json instead of every loader's files, which saves a tenth of a first
 *                   build. Remove when webpack finds these files faster.
 * webpack.ts        does not minify Gatsby's app, which is not published, and .parcelrc does not minify these hooks: a fifth of a first build.
 *                   Remove when Gatsby can omit its app.
 * webpack.ts        runs develop without Gatsby's ESLint. Its packages, 13% of those that the site needs, are not installed (package.json,
 *                   "overrides"), because npm run lint checks the code. Remove when Gatsby makes ESLint optional.
 * page-build.ts     compiles shared data into the renderer, so a change to this data rebuilds all pages. Remove when Gatsby has a hook for
 *                   shared data.
 * schema.ts         splits htmlAst into parts, so that pages can render pictures as components. Remove when gatsby-transformer-remark
 *                   has a field for these parts.
 * content-nodes.ts  adds a digest of our markdown code and the settings to nodes, so the cache never returns outdated HTML. Remove when
 *                   Gatsby's cache keys include resolvers, remark plugins and the nodes that these read.
 * source.ts         sends the event of Gatsby's refresh endpoint when content changes in develop, so queries wait for all nodes. Without
 *                   the event, one save in ten leaves the page blank. Remove when Gatsby has a public function that sends this event.
 * avif-options.ts   sets sharp's effort to 1 instead of 4 (90% less time per AVIF) and halves the color resolution (11% fewer bytes).
 *                   Remove when gatsby-plugin-sharp has these options.
 * picture-data.ts   passes each picture's own AVIF qualities to gatsby-plugin-image (picture-quality.json), so that no picture shows
 *                   squares, and phones load 20 kB at most per picture. Remove when sharp can encode to a perceptual target.
 * picture-data.ts   encodes JPEGs only in the two widths that pages link to, not in every AVIF's width: a tenth of a first build. Remove when
 *                   gatsby-plugin-image has breakpoints per format.
 * upright-pictures.ts  gives Gatsby upright copies of turned photos, so that no photo is cropped to the wrong shape. Remove when
 *                   gatsby-plugin-sharp measures pictures after turning them.
 * scripts/lib/gatsby-build.ts  runs warm builds in one process. Remove when Gatsby starts no workers for small builds.
 */
export { onCreateDevServer } from "./src/gatsby/dev-server";
export { createPages, onCreatePage } from "./src/gatsby/create-pages";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/schema";
export { onCreateNode } from "./src/gatsby/upright-pictures";
export { onPreBootstrap, sourceNodes } from "./src/gatsby/source";
export { onPostBuild, onPreInit } from "./src/gatsby/build-hooks";
export { onCreateWebpackConfig } from "./src/gatsby/webpack";

/*
 * Gatsby's hooks, and everything that changes what Gatsby does: what it does; what it saves, or the promise it keeps; when it can go.
 * Bytes are of the mean page, compressed (11,804 on 171 pages). An edge stays while it saves a tenth of a page or of a build, or keeps a promise.
 *
 * build.ts         publishes dist/ from public/ by way of a staging folder; promise: no half-made site; goes when Gatsby swaps its folder in whole
 * webpack.ts        keeps the font (7.8 kB) out of the pages; promise: the policy refuses data: addresses; goes with a font over 10 kB
 * page-styles.ts   leaves in a page only its own styles (PurgeCSS); 5,600 bytes, 32 %; goes when Gatsby prunes. Its memo: 28 % of a build of 5,000 posts
 * print-styles.ts  keeps styles for print in a file; 580 bytes, 5 %; promise: a page fits its first round trip, or 10 pages more would not
 * page-build.ts    writes out tokens that never change; 280 bytes, 2 %; the same promise, 4 pages
 * webpack.ts        names classes by a hash alone; about 500 bytes, 4 %; the same promise, 8 pages; goes when Gatsby takes localIdentName
 * islands.ts       adds an entry for each island to webpack's; the form loads 62 kB at the first gesture, where Gatsby's app would load 116 kB
 *                  at once; goes when Gatsby hydrates parts of a page
 * webpack.ts       names scripts and styles below static/; promise: one caching rule for all hosts; goes when Gatsby takes a folder for them
 * render-head.tsx  takes out Gatsby's runtime and adds the policy; promise: no runtime; 114 of 116 kB of script on the home page; goes when
 *                  Gatsby can leave it out
 * render-head.tsx  takes out the router's two elements, whose style attributes the policy refuses; promise: the policy; 104 bytes, 1 %; goes
 *                  when they carry none
 * page-build.ts    compiles what pages share into the renderer, so that a change of it makes all pages anew; promise: no page of an old build;
 *                  goes when Gatsby has a hook for it
 * schema.ts        cuts htmlAst into the parts of a text, between which a page shows pictures; goes when gatsby-transformer-remark has a field for them
 * content-nodes.ts puts the digest of the text code into nodes: no old texts from the cache; goes when Gatsby digests resolvers and remark plugins
 * avif-effort.ts   sets sharp's effort to 1, not 4; 90 % of an AVIF's time and 5 % of its bytes; goes when gatsby-plugin-sharp has the option
 * scripts/lib/gatsby.ts         has warm builds ask and draw in one process; goes when Gatsby starts no workers for a few pages
 */
export { onCreateDevServer } from "./src/build/gatsby/dev-server";
export { createPages } from "./src/build/gatsby/create-pages";
export { createResolvers, createSchemaCustomization } from "./src/build/gatsby/schema";
export { sourceNodes } from "./src/build/gatsby/source";
export { onPostBuild, onPreInit } from "./src/build/gatsby/build";
export { onCreateWebpackConfig } from "./src/build/gatsby/webpack";

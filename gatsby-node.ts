/*
 * Gatsby's hooks, and all that changes what Gatsby does by itself: what and why; what it saves (measured, on 46 pages); when it can go.
 *
 * build.ts         clears a cache from another folder, whose paths Gatsby would follow; saves a crash; goes when Gatsby keeps relative paths
 * build.ts         publishes dist/ from public/ by way of a staging folder; saves visitors a half-made site; goes when Gatsby swaps its folder in whole
 * font-files.ts    keeps the font out of the styles, where url-loader writes files under 10 kB; twice 10 kB in a page; with a font over 10 kB
 * page-styles.ts, print-styles.ts   leave a page its own styles alone (PurgeCSS), those for print in a file; a seventh of a page; when Gatsby prunes
 * class-names.ts   names classes by a hash alone; a tenth of a compressed page; when Gatsby takes localIdentName
 * islands.ts       adds an entry for each island to webpack's; see render-head.tsx; when Gatsby hydrates parts of a page
 * webpack.ts       names scripts and styles below static/; one caching rule for all hosts; when Gatsby takes a folder for them
 * webpack.ts       writes down what webpack made, so that publishing knows each file; when webpack.stats.json names all of them
 * webpack-cache.ts keeps webpack from walking through its loaders; a seventh of a cold build; when webpack trusts the lockfile
 * render-head.tsx  takes out Gatsby's runtime and adds the policy; 84 of 85 kB of script on a page (gzip); when Gatsby can leave it out
 * own-links.ts     finishes the links of pages in another language; no component has to know of it; when one component draws every link
 * router.tsx       takes out the router's two elements, whose style attributes the policy refuses; when they carry none
 * page-build.ts    compiles what pages share into the renderer, so that a change of it makes all pages anew; when Gatsby has a hook for it
 * schema.ts        works on htmlAst, as gatsby-transformer-remark has no hook for HTML; when that plugin takes rehype plugins
 * content-nodes.ts puts the digest of the text code into nodes: no old texts from the cache; when Gatsby digests resolvers
 * sitemap.ts       leaves out filterPages, which tries each exclusion on each page; seconds with 5,000 pages; when the plugin uses a set
 * avif-effort.ts   sets sharp's effort to 1, not 4; 92 % of an AVIF's time and 5 % of its bytes; when gatsby-plugin-sharp has the option
 * scripts/lib/gatsby.ts         has warm builds ask and draw in one process; when Gatsby starts no workers for a few pages
 */
export { onCreateDevServer } from "./src/build/gatsby/dev-server";
export { createPages } from "./src/build/gatsby/create-pages";
export { createResolvers, createSchemaCustomization } from "./src/build/gatsby/schema";
export { sourceNodes } from "./src/build/gatsby/source";
export { onPostBuild, onPreInit } from "./src/build/gatsby/build";
export { onCreateWebpackConfig } from "./src/build/gatsby/webpack";

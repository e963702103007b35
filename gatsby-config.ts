import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { setAvifDefaults } from "./src/gatsby/avif-options";
import { sitemapOptions } from "./src/gatsby/sitemap";
import { contentDirectory } from "./src/content/load/content-directory";
import { IMAGES_SOURCE } from "./src/gatsby/images-source";
import { DECODING } from "./src/content/load/open-picture";

setAvifDefaults();
// Warn here, because `gatsby serve` reads this file but runs no hooks.
if (process.env.gatsby_executing_command === "serve")
  console.warn("gatsby serve serves public/, Gatsby's working folder. The finished site is in dist/; serve it with npm run serve.");

const config: GatsbyConfig = {
  jsxRuntime: "automatic",
  trailingSlash: "never",
  // Not in src/: there, each start of `develop` would write the types, see a change in src/ and build again, in an endless loop.
  graphqlTypegen: { typesOutputPath: "gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: IMAGES_SOURCE, path: path.join(contentDirectory(), "images") } },
    "gatsby-plugin-image",
    { resolve: "gatsby-plugin-sharp", options: { failOn: DECODING.failOn } },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-transformer-remark", options: { plugins: ["gatsby-remark-site-text"] } },
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-sitemap", options: { ...sitemapOptions } },
  ],
};

export default config;

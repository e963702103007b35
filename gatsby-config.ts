import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { limitAvifEffort } from "./src/build/avif-effort";
import { feedOptions } from "./src/build/feed";
import { sitemapOptions } from "./src/build/sitemap";
import { contentDirectory, IMAGES_SOURCE } from "./src/build/sources";

limitAvifEffort();

const config: GatsbyConfig = {
  jsxRuntime: "automatic",

  trailingSlash: "never",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: IMAGES_SOURCE, path: path.join(contentDirectory(), "images") } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-transformer-remark",
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-plugin-sitemap", options: { ...sitemapOptions } },
    { resolve: "gatsby-plugin-feed", options: feedOptions },
  ],
};

export default config;

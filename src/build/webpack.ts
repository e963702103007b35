/** Trims what Gatsby's webpack would put into the browser, and tells it when pages must be made anew. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Configuration } from "webpack";
import { BundleAnalyzerPlugin } from "webpack-bundle-analyzer";

/** `npm run analyze` sets it: where the report of what is in each script goes. */
const reportFolder = process.env.ANALYZE_TO;

const report = (folder: string) => [
  new BundleAnalyzerPlugin({
    analyzerMode: "static",
    openAnalyzer: false,
    logLevel: "warn",
    defaultSizes: "gzip",
    reportFilename: path.resolve(folder, "scripts.html"),
  }),
  new BundleAnalyzerPlugin({ analyzerMode: "json", logLevel: "warn", reportFilename: path.resolve(folder, "scripts.json") }),
];

const stylesDigest = (): string => {
  const hash = createHash("sha256");
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  for (const file of files.sort()) hash.update(readFileSync(path.join("src", file)));
  return hash.digest("hex");
};

/**
 * Makes the hashes of the HTML renderer's chunks change with the styles. Gatsby puts styles into the pages themselves, but makes
 * pages anew only when those hashes change, and to the renderer a style sheet is nothing but the names of its classes.
 */
const hashStyles = {
  apply: (compiler: Compiler) => {
    compiler.hooks.compilation.tap("hashStyles", (compilation) => {
      const digest = stylesDigest();
      compilation.hooks.chunkHash.tap("hashStyles", (_, hash) => void hash.update(digest));
    });
  },
};

/**
 * Gives each page the styles of what stands on it. Gatsby gathers all of the site's into one sheet and writes it into every
 * page: https://www.gatsbyjs.com/plugins/gatsby-plugin-split-css/
 */
const splitStyles = (config: Configuration): Configuration => {
  const { splitChunks } = config.optimization ?? {};
  const { styles, ...cacheGroups } = splitChunks ? (splitChunks.cacheGroups ?? {}) : {};
  if (!styles) throw new Error("Gatsby no longer gathers all styles in one sheet: splitStyles has nothing to do");
  return { ...config, optimization: { ...config.optimization, splitChunks: { ...splitChunks, cacheGroups } } };
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  if (stage === "build-html") actions.setWebpackConfig({ plugins: [hashStyles] });
  if (stage !== "build-javascript") return;
  // Gatsby types the function as `Function`.
  actions.replaceWebpackConfig(splitStyles((getConfig as () => Configuration)()));
  actions.setWebpackConfig({
    // Source maps are for developers; the published folder holds none.
    devtool: false,
    // Whose styles come first does not matter: where a component is placed, it is given only what its own styles leave open.
    ignoreWarnings: [/Conflicting order/],
    plugins: reportFolder ? report(reportFolder) : [],
  });
};

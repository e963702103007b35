/** Trims what Gatsby's webpack would put into the browser. */
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { BundleAnalyzerPlugin } from "webpack-bundle-analyzer";
import { ownFormPlugins } from "../requests/publish/own-form";
import { contentDirectory } from "./sources";
import { hashStyles, shortClassNames, splitStyles } from "./styles";

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

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  actions.setWebpackConfig({ plugins: ownFormPlugins(contentDirectory()) });
  if (stage !== "build-html" && stage !== "build-javascript") return;
  // Gatsby types the function as `Function`.
  const config = shortClassNames((getConfig as () => Configuration)());
  actions.replaceWebpackConfig(stage === "build-javascript" ? splitStyles(config) : config);
  if (stage === "build-html") {
    actions.setWebpackConfig({ plugins: [hashStyles] });
    return;
  }
  actions.setWebpackConfig({
    // Source maps are for developers; the published folder holds none.
    devtool: false,
    // Whose styles come first does not matter: where a component is placed, it is given only what its own styles leave open.
    ignoreWarnings: [/Conflicting order/],
    plugins: reportFolder ? report(reportFolder) : [],
  });
};

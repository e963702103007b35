/** Changes Gatsby's webpack configuration. */
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler, Configuration } from "webpack";
import { HASHED_FOLDER, HASH_DIGITS } from "../publish/page-files";
import { buildContent, buildLanguages } from "./build-content";
import { analyticsVendor } from "../analytics/vendor";
import { withIslands } from "./islands";
import { pageBuild, type PageBuild } from "./page-build";

const OPTIONS: Readonly<Record<string, unknown>> = {
  // css-loader: a short class name that does not depend on other classes. https://webpack.js.org/loaders/css-loader/#localidentname
  localIdentName: "[hash:base64:4]",
  // url-loader inlines small files, so every page would have the font twice, as a data URL that the policy blocks.
  // https://v4.webpack.js.org/loaders/url-loader/#limit
  limit: false,
};

const isPlain = (part: unknown): part is object =>
  typeof part === "object" && part !== null && Object.getPrototypeOf(part) === Object.prototype;

const changed = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(changed);
  if (!isPlain(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, key in OPTIONS ? OPTIONS[key] : changed(value)]));
};

/** Sets css-loader's class names to hashes, and keeps fonts in separate files. */
const withLoaderOptions = (config: Configuration): Configuration => ({
  ...config,
  ...(config.module && { module: changed(config.module) as typeof config.module }), // the same except for those options
});

/**
 * Makes webpack's cache depend on the lock file instead of each file of each loader, because finding these takes a tenth of a first build.
 * @see https://webpack.js.org/configuration/cache/#cachebuilddependencies
 */
const lockedLoaders = {
  apply: ({ hooks }: Compiler) => {
    hooks.done.tap("lockedLoaders", ({ compilation: { buildDependencies } }) => {
      buildDependencies.clear();
      buildDependencies.add(path.resolve("package-lock.json"));
    });
  },
};

type Plugins = NonNullable<Configuration["plugins"]>;

/** Gatsby's functions that create webpack plugins, which it types as `Function`. */
interface PluginMakers {
  readonly extractText: (options: object) => Plugins[number];
  readonly define: (constants: Readonly<Record<string, string>>) => Plugins[number];
}

/** Class of Gatsby's style sheet plugin. Hooks get a function that creates one, not the class. */
const STYLE_FILES = "MiniCssExtractPlugin";

const nameOf = (plugin: unknown): string => (typeof plugin === "object" && plugin !== null ? plugin.constructor.name : typeof plugin);

/**
 * Moves scripts and style sheets to the folder of files with a hash in their name.
 *
 * @throws if Gatsby has changed how it creates style sheets
 */
const inHashedFolder = (config: Configuration, plugins: Pick<PluginMakers, "extractText">): Configuration => {
  const styles = `${HASHED_FOLDER}/[name].[contenthash:${HASH_DIGITS}].css`;
  const scripts = `${HASHED_FOLDER}/[name]-[contenthash:${HASH_DIGITS}].js`;
  const existing = config.plugins ?? [];
  if (existing.filter((plugin) => nameOf(plugin) === STYLE_FILES).length !== 1)
    throw new Error(
      `Gatsby has changed how it creates style sheets: expected one ${STYLE_FILES}, found ${existing.map(nameOf).join(", ") || "nothing"}`,
    );
  const stylesPlugin = plugins.extractText({ filename: styles, chunkFilename: styles });
  return {
    ...config,
    output: { ...config.output, filename: scripts, chunkFilename: scripts },
    plugins: existing.map((plugin) => (nameOf(plugin) === STYLE_FILES ? stylesPlugin : plugin)),
  };
};

/** Returns the values that are compiled into src/build/gatsby/render-head.tsx. */
const constants = (build: PageBuild | undefined) => ({ PAGE_BUILD: build ? JSON.stringify(build) : "undefined" });

/** Modules that the renderer loads from node_modules unbundled. */
const RENDERER_REQUIRES = Object.fromEntries(["htmlparser2", "postcss", "purgecss"].map((name) => [name, `commonjs ${name}`]));

/** Sets whether the form sends events with the results of requests. Compiled away on sites without analytics. */
const counts = (stage: string): Readonly<Record<string, string>> => {
  const isCounted = stage.startsWith("build") && analyticsVendor(buildContent().business.measure, process.env)?.takesEvents;
  return { "process.env.SITE_COUNTS": JSON.stringify(isCounted === true) };
};

/**
 * Changes the webpack configuration of each of Gatsby's stages.
 *
 * @throws if Gatsby's configuration does not have the expected shape
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({ actions, getConfig, plugins, stage }) => {
  const define = plugins.define as PluginMakers["define"];
  const extractText = plugins.extractText as PluginMakers["extractText"];
  actions.setWebpackConfig({
    // The order does not matter: styles that place a component never override its own styles.
    ignoreWarnings: [/Conflicting order/],
    plugins: [define(counts(stage)), lockedLoaders],
  });
  // Gatsby types the function as `Function`.
  const config = withLoaderOptions((getConfig as () => Configuration)());
  if (stage === "develop-html") actions.setWebpackConfig({ plugins: [define(constants(undefined))] });
  if (stage === "build-html") {
    actions.replaceWebpackConfig(config);
    actions.setWebpackConfig({ plugins: [define(constants(await pageBuild("public")))] });
  }
  if (stage.endsWith("-html")) actions.setWebpackConfig({ externals: [RENDERER_REQUIRES] });
  if (stage !== "build-javascript") return;
  actions.replaceWebpackConfig(inHashedFolder(withIslands(config), { extractText }));
  const guides = Object.entries(buildLanguages()).map(([language, { priceGuide }]) => {
    const { sizes, ask, calculator } = priceGuide;
    return [language, { sizes, ask, calculator }] as const;
  });
  actions.setWebpackConfig({
    // Source maps are not published.
    devtool: false,
    plugins: [define({ PRICE_GUIDE: JSON.stringify({ prices: buildContent().facts.prices, guides: Object.fromEntries(guides) }) })],
  });
};

/** Trims what Gatsby's webpack would put into the browser. */
import type { GatsbyNode } from "gatsby";
import type { Configuration } from "webpack";
import { HASH_DIGITS } from "../publish/hashed-files";
import { HASHED_FOLDER } from "../publish/page-files";
import { buildContent, buildLanguages } from "./build-content";
import { analyticsVendor } from "../analytics/vendor";
import { withIslands } from "./islands";
import { withLoaderOptions } from "./loader-options";
import { pageBuild, type PageBuild } from "./page-build";

type Plugins = NonNullable<Configuration["plugins"]>;

/** What Gatsby hands to hooks to make webpack plugins with; it types each as `Function`. */
interface PluginMakers {
  readonly extractText: (options: object) => Plugins[number];
  readonly define: (constants: Readonly<Record<string, string>>) => Plugins[number];
}

/** The class of Gatsby's plugin for style sheets. Hooks are given a function that makes one, not the class. */
const STYLE_FILES = "MiniCssExtractPlugin";

const nameOf = (plugin: unknown): string => (typeof plugin === "object" && plugin !== null ? plugin.constructor.name : typeof plugin);

/**
 * Puts scripts and style sheets into the folder of all files with a hash in their name.
 *
 * @throws when Gatsby makes style sheets in another way
 */
const inHashedFolder = (config: Configuration, plugins: Pick<PluginMakers, "extractText">): Configuration => {
  const styles = `${HASHED_FOLDER}/[name].[contenthash:${HASH_DIGITS}].css`;
  const scripts = `${HASHED_FOLDER}/[name]-[contenthash:${HASH_DIGITS}].js`;
  const given = config.plugins ?? [];
  if (given.filter((plugin) => nameOf(plugin) === STYLE_FILES).length !== 1)
    throw new Error(`Gatsby makes style sheets otherwise: expected one ${STYLE_FILES}, found ${given.map(nameOf).join(", ") || "nothing"}`);
  const ours = plugins.extractText({ filename: styles, chunkFilename: styles });
  return {
    ...config,
    output: { ...config.output, filename: scripts, chunkFilename: scripts },
    plugins: given.map((plugin) => (nameOf(plugin) === STYLE_FILES ? ours : plugin)),
  };
};

/** What src/build/gatsby/render-head.tsx is compiled with. */
const constants = (build: PageBuild | undefined) => ({ PAGE_BUILD: build ? JSON.stringify(build) : "undefined" });

/** What the renderer takes from node_modules as it is. */
const RENDERER_REQUIRES = Object.fromEntries(["htmlparser2", "postcss", "purgecss"].map((name) => [name, `commonjs ${name}`]));

/** Tells the form whether to say what became of a request. A site that counts nothing has not one byte of it in its scripts. */
const counts = (stage: string): Readonly<Record<string, string>> => {
  const isCounted = stage.startsWith("build") && analyticsVendor(buildContent().business.measure, process.env)?.takesEvents;
  return { "process.env.SITE_COUNTS": JSON.stringify(isCounted === true) };
};

/**
 * Changes webpack's configuration for each of Gatsby's stages.
 *
 * @throws when Gatsby's own configuration has another form than the one changed here
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({ actions, getConfig, plugins, stage }) => {
  const define = plugins.define as PluginMakers["define"];
  const extractText = plugins.extractText as PluginMakers["extractText"];
  actions.setWebpackConfig({
    // Whose styles come first does not matter: where a component is placed, it is given only what its own styles leave open.
    ignoreWarnings: [/Conflicting order/],
    plugins: [define(counts(stage))],
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
    // Source maps are for developers; the published folder holds none.
    devtool: false,
    plugins: [define({ PRICE_GUIDE: JSON.stringify({ prices: buildContent().facts.prices, guides: Object.fromEntries(guides) }) })],
  });
};

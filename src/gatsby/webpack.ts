/** Changes Gatsby's webpack configuration. */
import path from "node:path";
import type { GatsbyNode, WebpackPlugins } from "gatsby";
import type { Compiler, Configuration } from "webpack";
import { preselectedServices } from "../content/entries/form-services";
import { HASHED_FOLDER, HASH_DIGITS } from "../publish/page-files";
import { buildLanguages } from "./build-content";
import { analyticsService } from "../publish/analytics/service";
import { withIslands, type BrowserConfig } from "./island-entries";
import { pageBuild } from "./page-build";

/** Our values for loader options, by the option's name. */
const LOADER_OPTIONS: Readonly<Record<string, unknown>> = {
  // css-loader: use only a short hash as the class name. https://webpack.js.org/loaders/css-loader/#localidentname
  localIdentName: "[hash:base64:4]",
  // url-loader: never inline files. Otherwise, every page would contain the font twice, as a data: URL that the Content-Security-Policy
  // blocks. https://v4.webpack.js.org/loaders/url-loader/#limit
  limit: false,
};

const isPlainObject = (part: unknown): part is object =>
  typeof part === "object" && part !== null && Object.getPrototypeOf(part) === Object.prototype;

/** Returns a copy of a part of the configuration, with our loader options. */
const withLoaderOptions = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(withLoaderOptions);
  if (!isPlainObject(part)) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, key in LOADER_OPTIONS ? LOADER_OPTIONS[key] : withLoaderOptions(value)]),
  );
};

/**
 * Makes webpack's cache depend on package-lock.json instead of every loader's files. Finding those takes a tenth of a first build's time.
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

/** Returns a configuration that writes scripts to the folder of hashed files. Style sheets stay in place, because pages inline them. */
const inHashedFolder = (config: BrowserConfig): BrowserConfig => {
  const scripts = `${HASHED_FOLDER}/[name]-[contenthash:${HASH_DIGITS}].js`;
  return { ...config, output: { ...config.output, filename: scripts, chunkFilename: scripts } };
};

/** Files of Gatsby's app, which is compiled but not published (island-entries.ts). */
const APP_FILES = /\/(?:app|commons|webpack-runtime|component---[^/]*)-[^/]+\.js$/;

/**
 * Returns a configuration that does not minify Gatsby's app.
 *
 * @param minifiers Gatsby's factories of the plugins that minify scripts and styles
 */
const withoutMinifiedApp = (config: BrowserConfig, { minifyJs, minifyCss }: WebpackPlugins): BrowserConfig => {
  // Safe casts: Gatsby types its factories only as `Function`.
  const scripts = (minifyJs as (options: { readonly exclude: readonly RegExp[] }) => object)({ exclude: [/\.min\.js/, APP_FILES] });
  return { ...config, optimization: { ...config.optimization, minimizer: [scripts, (minifyCss as () => object)()] } };
};

/**
 * Returns a configuration without Gatsby's own ESLint, whose packages package.json leaves out. Gatsby runs it only in `develop`; here,
 * `npm run lint` checks the code.
 */
const withoutEslint = (config: Configuration): Configuration => ({
  ...config,
  plugins: config.plugins?.filter((plugin) => plugin && plugin.constructor.name !== "ESLintWebpackPlugin"),
});

/** Modules that the renderer requires from node_modules at run time, instead of bundling them. */
const RENDERER_REQUIRES = Object.fromEntries(["htmlparser2", "postcss", "purgecss"].map((name) => [name, `commonjs ${name}`]));

/** Returns the data that is compiled into the calculator: prices and, for each language, the price guide and the services to preselect. */
const priceGuide = () => {
  const languages = buildLanguages();
  const guides = Object.values(languages).map((content) => {
    const { sizes, calculator } = content.priceGuide;
    return [content.language, { sizes, calculator, ask: content.words.buttons.estimate, preselected: preselectedServices(content) }];
  });
  return { prices: languages.en.facts.prices, guides: Object.fromEntries(guides) as object };
};

/** Changes the webpack configuration of each Gatsby stage. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({ actions, getConfig, plugins, stage }) => {
  // Safe cast: Gatsby types `define` only as `Function`.
  const define = plugins.define as (constants: Readonly<Record<string, string>>) => object;
  const hasEvents = stage.startsWith("build") && analyticsService(buildLanguages().en.hosting.analytics)?.acceptsEvents === true;
  actions.setWebpackConfig({
    // The order of style sheets does not matter: a parent's class on a component sets only properties that the component's class does not.
    ignoreWarnings: [/Conflicting order/],
    // Do not log a line for each page that is opened in `develop` before webpack has bundled it.
    infrastructureLogging: { level: "warn" },
    // Whether the form sends analytics events. If it does not, the code for them is compiled away.
    plugins: [define({ "process.env.ANALYTICS_EVENTS": JSON.stringify(hasEvents) }), lockedLoaders],
    ...(stage.endsWith("-html") && { externals: [RENDERER_REQUIRES] }),
  });
  const buildConfig = withLoaderOptions((getConfig as () => unknown)()) as BrowserConfig;
  // `develop` keeps Gatsby's loader options.
  if (stage === "develop") actions.replaceWebpackConfig(withoutEslint((getConfig as () => Configuration)()));
  if (stage === "develop-html") actions.setWebpackConfig({ plugins: [define({ PAGE_BUILD: "undefined" })] });
  if (stage === "build-html") {
    actions.replaceWebpackConfig(buildConfig);
    actions.setWebpackConfig({ plugins: [define({ PAGE_BUILD: JSON.stringify(await pageBuild("public")) })] });
  }
  if (stage !== "build-javascript") return;
  actions.replaceWebpackConfig(withoutMinifiedApp(inHashedFolder(withIslands(buildConfig)), plugins));
  // Create no source maps, because they are not published.
  actions.setWebpackConfig({ devtool: false, plugins: [define({ PRICE_GUIDE: JSON.stringify(priceGuide()) })] });
};

/** How styles get into the pages: each page its own, under short names, and made anew when they change. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, Configuration, RuleSetRule } from "webpack";
import { cachedAs } from "./webpack-cache";

const CSS_MODULE = ".module.css";

const styleFiles = (ending: string): readonly string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort();

const stylesDigest = (): string => {
  const hash = createHash("sha256");
  for (const file of styleFiles(".css")) hash.update(readFileSync(path.join("src", file)));
  return hash.digest("hex");
};

/**
 * Makes the hashes of the HTML renderer's chunks change with the styles. Gatsby puts styles into the pages themselves, but makes
 * pages anew only when those hashes change, and to the renderer a style sheet is nothing but the names of its classes.
 */
export const hashStyles = {
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
 *
 * @throws when Gatsby no longer does so
 */
export const splitStyles = (config: Configuration): Configuration => {
  const { splitChunks } = config.optimization ?? {};
  const { styles, ...cacheGroups } = splitChunks ? (splitChunks.cacheGroups ?? {}) : {};
  if (!styles) throw new Error("Gatsby no longer gathers all styles in one sheet: splitStyles has nothing to do");
  return { ...config, optimization: { ...config.optimization, splitChunks: { ...splitChunks, cacheGroups } } };
};

/** No vowels, so that no name is a word: ad blockers hide what is called `ad`. */
const FIRST = "bcdfghjklmnpqrstvwxyz";
const LATER = `${FIRST}0123456789`;

/** Writes a number as a class name: two characters for the first 651, neighbors alike, and more behind them. */
const shortName = (number: number): string => {
  const round = Math.floor(number / (FIRST.length * LATER.length));
  const first = FIRST[Math.floor(number / LATER.length) % FIRST.length] ?? "";
  return `${first}${LATER[number % LATER.length] ?? ""}${round || ""}`;
};

/** What CSS modules say, by their paths below src. */
type StyleSources = Readonly<Record<string, string>>;

const styleSources = (): StyleSources =>
  Object.fromEntries(styleFiles(CSS_MODULE).map((file) => [file, readFileSync(path.join("src", file), "utf8")]));

/** Lists what css-loader names in a module: classes and animations. */
const classesIn = (code: string): readonly string[] => [
  ...new Set(Array.from(code.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, local = ""]) => local)),
];

/** Gives each class of each file its short name. All are known before the first is asked for, so both halves of a build agree. */
const namesOf = (sources: StyleSources): ReadonlyMap<string, string> => {
  const classes = Object.entries(sources).flatMap(([file, code]) => classesIn(code).map((local) => `${file} ${local}`));
  return new Map(classes.map((name, index) => [name, shortName(index)]));
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Finds the option of Gatsby's css-loader that says how it names classes. */
const namingOf = (loader: unknown): { readonly options: object; readonly modules: object } | undefined => {
  if (!isObject(loader) || !("options" in loader) || !isObject(loader.options)) return undefined;
  const { options } = loader;
  if (!("modules" in options) || !isObject(options.modules) || !("localIdentName" in options.modules)) return undefined;
  return { options, modules: options.modules };
};

/**
 * Names each class by a number. Gatsby names it after its file and itself, with a hash: a tenth of a compressed page.
 * @see https://webpack.js.org/loaders/css-loader/#getlocalident
 *
 * @throws when a class has no number, and when no loader names classes as Gatsby's did
 */
export const shortClassNames = (config: Configuration, sources = styleSources()): Configuration => {
  const names = namesOf(sources);
  const getLocalIdent = ({ resourcePath }: { readonly resourcePath: string }, _: string, local: string): string => {
    const name = names.get(`${path.relative("src", resourcePath)} ${local}`);
    if (name === undefined) throw new Error(`${resourcePath} has a class ${local} that src/gatsby/styles.ts did not find in it`);
    return name;
  };
  let named = 0;
  const inLoader = (loader: unknown): unknown => {
    const naming = namingOf(loader);
    if (!naming || !isObject(loader)) return loader;
    named += 1;
    return { ...loader, options: { ...naming.options, modules: { ...naming.modules, getLocalIdent } } };
  };
  const inRule = (rule: RuleSetRule): RuleSetRule => ({
    ...rule,
    ...(rule.oneOf && { oneOf: rule.oneOf.map((inner) => (inner ? inRule(inner) : inner)) }),
    ...(Array.isArray(rule.use) && { use: rule.use.map(inLoader) as RuleSetRule["use"] }),
  });
  const rules = config.module?.rules?.map((rule) => (rule && typeof rule === "object" ? inRule(rule) : rule));
  if (named === 0)
    throw new Error("Gatsby names classes otherwise: expected a loader of webpack with the option modules.localIdentName, found none");
  // A module is not made anew when a loader's options change, and half of a page would speak of classes that the other half calls otherwise.
  return cachedAs({ ...config, module: { ...config.module, ...(rules && { rules }) } }, [JSON.stringify([...names])]);
};

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Compiler, Configuration } from "webpack";

/** What decides what webpack makes of a module, besides the module: every package, and the hooks as Gatsby compiled them. */
const RECIPE = ["package.json", "package-lock.json", ".cache/compiled/gatsby-node.js"];

const recipe = (): readonly string[] => RECIPE.map((file) => (existsSync(file) ? readFileSync(file, "utf8") : ""));

/**
 * Says of what webpack's cache is made; with anything else in it, webpack forgets what it kept.
 * @see https://webpack.js.org/configuration/cache/#cacheversion
 *
 * @param parts texts that the kept modules depend on, beside what is kept already
 */
export const cachedAs = (config: Configuration, parts = recipe()): Configuration => {
  const { cache } = config;
  if (typeof cache !== "object" || cache.type !== "filesystem") return config;
  const digest = createHash("sha256");
  for (const part of [cache.version ?? "", ...parts]) digest.update(part).update("\0");
  return { ...config, cache: { ...cache, version: digest.digest("hex"), buildDependencies: { defaultWebpack: [] } } };
};

/**
 * Keeps webpack from looking through every loader and all that it loads, a twelfth of the CPU time of a first build. That the packages are the same
 * is what `cachedAs` says.
 */
export const leaveLoaders = {
  apply: ({ hooks }: Compiler) => {
    hooks.done.tap("leaveLoaders", ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  },
};

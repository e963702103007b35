/** Reads what Gatsby wrote about its own build. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { codeDigest } from "./hashed-files";

const statsSchema = z.object({
  assetsByChunkName: z.record(z.string(), z.array(z.string())),
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** The scripts of a build. Files are named as they lie in the folder. */
export interface GatsbyBuild {
  /** The few that start the app, webpack's own runtime not among them. */
  readonly entry: readonly string[];
  /** Text of webpack's runtime; it knows the name of every other script. */
  readonly runtimeCode: string;
  /** The scripts that a page's component needs, by the name of its chunk. */
  readonly byComponent: Readonly<Record<string, readonly string[]>>;
  /**
   * Digest of the scripts. The app compares its own with the published one before it changes the page, and loads the page
   * from the host when they differ: https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/cache-dir/navigation.js
   */
  readonly version: string;
}

const isRuntime = (file: string): boolean => path.basename(file).startsWith("webpack-runtime-");
const isScript = (file: string): boolean => file.endsWith(".js");

/**
 * Reads the scripts of the build in a folder.
 *
 * @throws when webpack's records are not there, or name no runtime
 */
export const readGatsbyBuild = (folder: string): GatsbyBuild => {
  const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  const stats = statsSchema.parse(JSON.parse(read("webpack.stats.json")));
  const entry = (stats.assetsByChunkName.app ?? []).filter(isScript);
  const runtime = entry.find(isRuntime);
  if (runtime === undefined)
    throw new Error(`${folder}/webpack.stats.json: expected webpack's runtime among the scripts of "app", found ${entry.join(", ")}`);
  const groups = Object.entries(stats.namedChunkGroups).filter(([name]) => name !== "app");
  const scripts = {
    entry: entry.filter((file) => file !== runtime),
    runtimeCode: read(runtime),
    byComponent: Object.fromEntries(groups.map(([name, { assets }]) => [name, assets.map((asset) => asset.name).filter(isScript)])),
  };
  return { ...scripts, version: codeDigest(JSON.stringify(scripts)) };
};

/** Writes the version of the app's scripts where the app looks for it. */
export const appData = ({ version }: Pick<GatsbyBuild, "version">): string => JSON.stringify({ webpackCompilationHash: version });

/** File of Gatsby's cache folder that lists the scripts and style sheets of the last build; webpack's own records name some of them only. */
export const BUNDLES = "bundles.json";

/** Lists the scripts and style sheets of the build, but for webpack's runtime: the start script holds that. */
export const readBundles = (cache: string): readonly string[] =>
  z
    .array(z.string())
    .parse(JSON.parse(readFileSync(path.join(cache, BUNDLES), "utf8")))
    .filter((file) => !isRuntime(file));

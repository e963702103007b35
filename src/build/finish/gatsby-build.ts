/** Reads what Gatsby wrote about its own build. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const statsSchema = z.object({
  assetsByChunkName: z.record(z.string(), z.array(z.string())),
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

const appDataSchema = z.object({ webpackCompilationHash: z.string() });

export const pageDataSchema = z.object({ componentChunkName: z.string(), staticQueryHashes: z.array(z.string()) });

/** The scripts of a build. Files are named as they lie in the folder. */
export interface GatsbyBuild {
  /** The few that start the app, webpack's own runtime not among them. */
  readonly entry: readonly string[];
  /** Text of webpack's runtime; it knows the name of every other script. */
  readonly runtimeCode: string;
  /** The scripts that a page's component needs, by the name of its chunk. */
  readonly byComponent: Readonly<Record<string, readonly string[]>>;
  /** Gatsby compares it with that of the data it loads. */
  readonly compilationHash: string;
}

const isScript = (file: string): boolean => file.endsWith(".js");

/** Reads the scripts of the build in a folder. */
export const readGatsbyBuild = (folder: string): GatsbyBuild => {
  const read = (file: string): string => readFileSync(path.join(folder, file), "utf8");
  const stats = statsSchema.parse(JSON.parse(read("webpack.stats.json")));
  const entry = (stats.assetsByChunkName.app ?? []).filter(isScript);
  const runtime = entry.find((file) => file.startsWith("webpack-runtime-"));
  if (runtime === undefined)
    throw new Error(`${folder}/webpack.stats.json: expected webpack's runtime among the scripts of "app", found ${entry.join(", ")}`);
  const groups = Object.entries(stats.namedChunkGroups).filter(([name]) => name !== "app");
  return {
    entry: entry.filter((file) => file !== runtime),
    runtimeCode: read(runtime),
    byComponent: Object.fromEntries(groups.map(([name, { assets }]) => [name, assets.map((asset) => asset.name).filter(isScript)])),
    compilationHash: appDataSchema.parse(JSON.parse(read("page-data/app-data.json"))).webpackCompilationHash,
  };
};

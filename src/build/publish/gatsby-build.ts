/** Reads what Gatsby wrote about its own build. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isScript } from "./page-files";

const statsSchema = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** What marks an island's entry among the entries of Gatsby's browser compilation. */
export const ISLAND_ENTRY = "island-";

/**
 * Reads which scripts bring each island to life, by its name, as they lie in the folder.
 *
 * @throws when webpack's records are not there
 */
export const readIslands = (folder: string): Readonly<Record<string, readonly string[]>> => {
  const stats = statsSchema.parse(JSON.parse(readFileSync(path.join(folder, "webpack.stats.json"), "utf8")));
  return Object.fromEntries(
    Object.entries(stats.namedChunkGroups)
      .filter(([name]) => name.startsWith(ISLAND_ENTRY))
      .map(([name, { assets }]) => [name.slice(ISLAND_ENTRY.length), assets.map((asset) => asset.name).filter(isScript)]),
  );
};

/** File of Gatsby's cache folder that lists the scripts and style sheets of the last build; webpack's own records name some of them only. */
export const BUNDLES = "bundles.json";

/** File of Gatsby's cache folder that lists which modules each script of the last build holds. */
export const MODULES = "modules.json";

/** Lists the scripts and style sheets of the build. */
export const readBundles = (cache: string): readonly string[] =>
  z.array(z.string()).parse(JSON.parse(readFileSync(path.join(cache, BUNDLES), "utf8")));

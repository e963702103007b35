/** Reads webpack's stats of Gatsby's build. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const statsSchema = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** Prefix of islands' entries in Gatsby's browser compilation. */
export const ISLAND_ENTRY = "island-";

/**
 * Returns the scripts and style sheets of each entry of the browser compilation: Gatsby's app and the islands.
 *
 * @param folder Gatsby's folder; the files are relative to it
 * @throws if webpack's stats are missing
 */
export const readEntries = (folder: string): ReadonlyMap<string, readonly string[]> => {
  const stats = statsSchema.parse(JSON.parse(readFileSync(path.join(folder, "webpack.stats.json"), "utf8")));
  return new Map(Object.entries(stats.namedChunkGroups).map(([name, { assets }]) => [name, assets.map((asset) => asset.name)]));
};

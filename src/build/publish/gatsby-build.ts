/** Reads what Gatsby wrote about its own build. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const statsSchema = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** What marks an island's entry among the entries of Gatsby's browser compilation. */
export const ISLAND_ENTRY = "island-";

/**
 * Reads which scripts and style sheets each entry of the browser compilation loads: Gatsby's app, and the islands.
 *
 * @param folder Gatsby's folder; files are named as they lie below it
 * @throws when webpack's records are not there
 */
export const readEntries = (folder: string): ReadonlyMap<string, readonly string[]> => {
  const stats = statsSchema.parse(JSON.parse(readFileSync(path.join(folder, "webpack.stats.json"), "utf8")));
  return new Map(Object.entries(stats.namedChunkGroups).map(([name, { assets }]) => [name, assets.map((asset) => asset.name)]));
};

/** Adds the islands to Gatsby's browser compilation. */
import path from "node:path";
import type { Configuration } from "webpack";
import { ISLANDS } from "../../client/islands/islands";
import { ISLAND_ENTRY } from "../publish/gatsby-build";

/** A webpack chunk or entry. */
interface Named {
  readonly name?: string | null | undefined;
}

const isIsland = ({ name }: Named): boolean => name?.startsWith(ISLAND_ENTRY) ?? false;

/**
 * Adds an entry for each island. They share only React and react-dom with each other and with Gatsby's app. The app stays in
 * the compilation for the pages' styles, but is not published.
 *
 * @throws if Gatsby has changed how it splits chunks
 */
export const withIslands = (config: Configuration): Configuration => {
  const { splitChunks } = config.optimization ?? {};
  const { framework, ...others } = splitChunks ? (splitChunks.cacheGroups ?? {}) : {};
  if (typeof config.entry !== "object" || Array.isArray(config.entry) || !splitChunks || typeof framework !== "object")
    throw new Error("Gatsby has changed how it splits scripts: expected named entries and a cache group called framework");
  const ofApp: typeof others = {};
  for (const [name, group] of Object.entries(others))
    ofApp[name] =
      typeof group === "object" && !(group instanceof RegExp) ? { ...group, chunks: (chunk: Named) => !isIsland(chunk) } : group;
  return {
    ...config,
    entry: {
      ...config.entry,
      ...Object.fromEntries(ISLANDS.map(({ name, folder }) => [`${ISLAND_ENTRY}${name}`, path.resolve(folder, "island.tsx")])),
    },
    optimization: {
      ...config.optimization,
      runtimeChunk: { name: (entry: Named) => (isIsland(entry) ? "islands-runtime" : "webpack-runtime") },
      splitChunks: { ...splitChunks, cacheGroups: { framework, ...ofApp } },
    },
  };
};

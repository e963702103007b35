/** Adds the islands to Gatsby's browser compilation. */
import path from "node:path";
import { ISLANDS } from "../client/islands/islands";

/** Prefix of the islands' entry names in Gatsby's browser compilation. */
export const ISLAND_ENTRY = "island-";

/** A webpack chunk or entry. */
interface Named {
  readonly name?: string | null;
}

type CacheGroups = Readonly<Record<string, object | false>> & { readonly framework: object };

/** The parts of Gatsby's browser webpack configuration that we change. */
export interface BrowserConfig {
  readonly entry: object;
  readonly output: object;
  readonly optimization: { readonly splitChunks: { readonly cacheGroups: CacheGroups }; readonly minimizer?: readonly object[] };
}

const isIsland = ({ name }: Named): boolean => name?.startsWith(ISLAND_ENTRY) ?? false;

/**
 * Returns the configuration with an entry for each island. All islands share one webpack runtime. They also share React and react-dom
 * (Gatsby's cache group `framework`) with Gatsby's app. The app is compiled to collect the pages' styles, but is not published.
 */
export const withIslands = (config: BrowserConfig): BrowserConfig => {
  const { splitChunks } = config.optimization;
  const { framework, ...others } = splitChunks.cacheGroups;
  // Keep islands out of Gatsby's other cache groups, whose chunks would also contain code of the app.
  const isOfApp = (chunk: Named): boolean => !isIsland(chunk);
  const ofApp = Object.entries(others).map(([name, group]) => [name, group && { ...group, chunks: isOfApp }] as const);
  const optimization = {
    ...config.optimization,
    runtimeChunk: { name: (entry: Named) => (isIsland(entry) ? "islands-runtime" : "webpack-runtime") },
    splitChunks: { ...splitChunks, cacheGroups: { framework, ...Object.fromEntries(ofApp) } },
  };
  const islands = Object.fromEntries(ISLANDS.map(({ name, folder }) => [`${ISLAND_ENTRY}${name}`, path.resolve(folder, "island.tsx")]));
  return { ...config, entry: { ...config.entry, ...islands }, optimization };
};

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pageDigest } from "../gatsby/page-digest";
import { APP_DATA, pageDataSchema, type GatsbyBuild } from "./gatsby-build";

/** Files that the app asks for first on a page, as they lie below the folder. */
interface PageParts {
  readonly data: readonly string[];
  readonly scripts: readonly string[];
}

const queryFile = (hash: string): string => `page-data/sq/d/${hash}.json`;

/** Reads from a page's data (in `dataFile`, with the text `dataText`) what the app will ask for there. */
export const pageParts = (dataFile: string, dataText: string, { byComponent }: Pick<GatsbyBuild, "byComponent">): PageParts => {
  const { componentChunkName, staticQueryHashes } = pageDataSchema.parse(JSON.parse(dataText));
  const queries = staticQueryHashes.map(queryFile);
  return { data: [dataFile, APP_DATA, ...queries], scripts: byComponent[componentChunkName] ?? [] };
};

/** Digests what a page, with the text `dataText` in its data, was built from. `from` is Gatsby's folder. */
export const builtFrom = (from: string, dataText: string): string => {
  const { componentChunkName, staticQueryHashes, result } = pageDataSchema.parse(JSON.parse(dataText));
  // One that is not there stops the pass later on, with the names of all that are missing.
  const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);
  const queries = staticQueryHashes.map((hash) => [hash, read(path.join(from, queryFile(hash)))]);
  return pageDigest({ componentChunkName, json: result, staticQueryResults: Object.fromEntries(queries) });
};

import { APP_DATA, pageDataSchema, type GatsbyBuild } from "./gatsby-build";

/** Files that the app asks for first on a page, as they lie below the folder. */
interface PageParts {
  readonly data: readonly string[];
  readonly scripts: readonly string[];
}

/** Reads from a page's data (in `dataFile`, with the text `dataText`) what the app will ask for there. */
export const pageParts = (dataFile: string, dataText: string, { byComponent }: Pick<GatsbyBuild, "byComponent">): PageParts => {
  const { componentChunkName, staticQueryHashes } = pageDataSchema.parse(JSON.parse(dataText));
  const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  return { data: [dataFile, APP_DATA, ...queries], scripts: byComponent[componentChunkName] ?? [] };
};

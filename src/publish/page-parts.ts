import { APP_DATA, dataFile } from "./page-files";

/** What Gatsby says in a page's data of what the page is made of. */
export interface PageInfo {
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
}

/** Files that the app asks for first on a page, as they lie below the folder. */
interface PageParts {
  readonly data: readonly string[];
  readonly scripts: readonly string[];
}

/** Tells what the app will ask for on a page, from what the page's data says and the scripts of each component. */
export const pageParts = (
  page: string,
  { componentChunkName, staticQueryHashes }: PageInfo,
  byComponent: Readonly<Record<string, readonly string[]>>,
): PageParts => {
  const queries = staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`);
  return { data: [dataFile(page), APP_DATA, ...queries], scripts: byComponent[componentChunkName] ?? [] };
};

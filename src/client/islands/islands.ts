/** The islands: their folders, each with an `island.tsx` that hydrates it, and what starts them. */

interface IslandEntry {
  readonly folder: string;
  /** Function in the folder's `inline-script.ts` that loads the island. Without it, the first interaction does. */
  readonly start?: string;
}

const ENTRIES = {
  "quote-form": { folder: "src/quote", start: "startQuoteForm" },
  "post-list": { folder: "src/blog/list", start: "startPostList" },
  "saved-post": { folder: "src/blog/post", start: "startSavedPost" },
  calculator: { folder: "src/pricing" },
  worksheets: { folder: "src/worksheets" },
} as const satisfies Readonly<Record<string, IslandEntry>>;

export type IslandName = keyof typeof ENTRIES;

/** The islands with their names. */
export const ISLANDS: readonly (IslandEntry & { readonly name: IslandName })[] = (Object.keys(ENTRIES) as IslandName[]).map((name) => ({
  name,
  ...ENTRIES[name],
}));

/** Returns whether an island is hydrated on the first interaction. */
export const isWaiting = (island: string): boolean => ISLANDS.some(({ name, start }) => name === island && !start);

/** The islands: the entry file that hydrates each, and what starts it. */

/** An inline script that loads the island, as a call of a function in a module. */
interface InlineStart {
  readonly script: string;
  readonly call: string;
  /** The first argument of the call. The second is the list of the island's files. */
  readonly on: "window" | "document";
}

interface IslandEntry {
  readonly file: string;
  readonly starts: "on-interaction" | InlineStart;
}

const ENTRIES = {
  "quote-form": {
    file: "src/quote/island.tsx",
    starts: { script: "src/quote/inline-script", call: "startQuoteForm", on: "window" },
  },
  "post-list": {
    file: "src/blog/list/island.tsx",
    starts: { script: "src/blog/list/inline-script", call: "startPostList", on: "document" },
  },
  "saved-post": {
    file: "src/blog/post/island.tsx",
    starts: { script: "src/blog/post/inline-script", call: "startSavedPost", on: "document" },
  },
  calculator: { file: "src/pricing/island.tsx", starts: "on-interaction" },
  worksheets: { file: "src/worksheets/island.tsx", starts: "on-interaction" },
} as const satisfies Readonly<Record<string, IslandEntry>>;

export type IslandName = keyof typeof ENTRIES;

/** The islands with their names. */
export const ISLANDS: readonly (IslandEntry & { readonly name: IslandName })[] = (Object.keys(ENTRIES) as IslandName[]).map((name) => ({
  name,
  ...ENTRIES[name],
}));

/** Returns whether an island is hydrated on the first interaction. */
export const isWaiting = (island: string): boolean => ISLANDS.some(({ name, starts }) => name === island && starts === "on-interaction");

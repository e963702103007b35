/**
 * The islands. Each folder has an `island.tsx`, which hydrates the island. `start` is the function in the folder's `inline-script.ts`
 * that loads the island. An island without `start` is loaded on the first interaction.
 */
export const ISLANDS = [
  { name: "quote-form", folder: "src/quote", start: "startQuoteForm" },
  { name: "post-list", folder: "src/blog/list", start: "startPostList" },
  { name: "saved-post", folder: "src/blog/post", start: "startSavedPost" },
  { name: "calculator", folder: "src/pricing", start: undefined },
  { name: "worksheets", folder: "src/worksheets", start: undefined },
] as const;

export type IslandName = (typeof ISLANDS)[number]["name"];

/** Checks whether an island is hydrated on the first interaction. */
export const loadsOnInteraction = (island: string): boolean => ISLANDS.some(({ name, start }) => name === island && !start);

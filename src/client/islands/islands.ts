/**
 * The islands: their folders, each with an `island.tsx` that hydrates it, and the function in the folder's `inline-script.ts` that loads
 * it. Without one, the first interaction does.
 */
export const ISLANDS = [
  { name: "quote-form", folder: "src/quote", start: "startQuoteForm" },
  { name: "post-list", folder: "src/blog/list", start: "startPostList" },
  { name: "saved-post", folder: "src/blog/post", start: "startSavedPost" },
  { name: "calculator", folder: "src/pricing", start: undefined },
  { name: "worksheets", folder: "src/worksheets", start: undefined },
] as const;

export type IslandName = (typeof ISLANDS)[number]["name"];

/** Returns whether an island is hydrated on the first interaction. */
export const isWaiting = (island: string): boolean => ISLANDS.some(({ name, start }) => name === island && !start);

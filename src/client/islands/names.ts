import type islands from "./islands.json";

/** Name of an island; src/client/islands/islands.json says which file brings it to life. */
export type IslandName = keyof typeof islands;

/** The islands that wait for a gesture. */
export const WAITING_ISLANDS = ["calculator", "worksheets"] as const satisfies readonly IslandName[];

import type islands from "./islands.json";

/** Name of an island. src/client/islands/islands.json lists their entry files. */
export type IslandName = keyof typeof islands;

/** Islands that are hydrated on the first interaction. */
export const WAITING_ISLANDS = ["calculator", "worksheets"] as const satisfies readonly IslandName[];

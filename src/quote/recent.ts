/** Saves data under a key in a storage, for a day. */
import { propertyOf } from "../content/shared/required";

const DAY_MS = 24 * 60 * 60 * 1000;

export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Calls a storage that may be blocked or full. */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Returns the data saved under a key within the last day. */
export const readRecent = (store: () => Store, key: string, now: number): unknown => {
  const kept = attempt((): unknown => JSON.parse(store().getItem(key) ?? "null"));
  const at = propertyOf(kept, "at");
  return typeof at !== "number" || now - at > DAY_MS || now < at ? undefined : kept;
};

/** Saves fields with the current time under a key. Does nothing if the storage refuses. */
export const writeRecent = (store: () => Store, key: string, fields: object, now: number): void =>
  attempt(() => store().setItem(key, JSON.stringify({ at: now, ...fields })));

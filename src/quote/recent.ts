/** Saves data in session storage for a day. */
import { attempt } from "../client/attempt";
import { propertyOf } from "../content/shared/required";
import { DAY_MS } from "./limits";

/** Returns the data that was saved under a key within the last day, or undefined. */
export const readRecent = (key: string): unknown => {
  const kept = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? "null"));
  const at = propertyOf(kept, "at");
  const now = Date.now();
  return typeof at !== "number" || now - at > DAY_MS || now < at ? undefined : kept;
};

/** Saves fields and the current time under a key. Does nothing if the browser refuses to store them. */
export const writeRecent = (key: string, fields: object): void =>
  attempt(() => sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), ...fields })));

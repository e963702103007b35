/** Saves data in session storage for a day or, if the browser refuses, until the page is closed. */
import { attempt } from "../client/attempt";
import { propertyOf } from "../content/shared/required";
import { DAY_MS } from "./limits";

/** What the browser refused to store. */
const unstored = new Map<string, string>();

/** Returns the data that was saved under a key within the last day, or undefined. */
export const readRecent = (key: string): unknown => {
  const kept = attempt((): unknown => JSON.parse(unstored.get(key) ?? sessionStorage.getItem(key) ?? "null"));
  const at = propertyOf(kept, "at");
  const now = Date.now();
  return typeof at !== "number" || now - at > DAY_MS || now < at ? undefined : kept;
};

/** Saves fields and the current time under a key. */
export const writeRecent = (key: string, fields: object): void => {
  const text = JSON.stringify({ at: Date.now(), ...fields });
  unstored.set(key, text);
  attempt(() => {
    sessionStorage.setItem(key, text);
    unstored.delete(key);
  });
};

/** Deletes the data under a key. */
export const clearRecent = (key: string): void => {
  unstored.delete(key);
  attempt(() => sessionStorage.removeItem(key));
};

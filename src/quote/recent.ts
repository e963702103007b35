/** Saves data in session storage for a day or, if the browser refuses, until the page is closed. */
import { attempt } from "../client/attempt";
import { DAY_MS } from "./limits";

/** Saved data, which may be anything: an extension or an earlier version of the site may have written it. */
type Recent = Readonly<Record<string, unknown>>;

/** What the browser refused to store, by key. */
const unstored: Record<string, string | undefined> = {};

/** Deletes the data under a key. */
export const clearRecent = (key: string): void => {
  unstored[key] = undefined;
  attempt(() => sessionStorage.removeItem(key));
};

/** Returns the data that was saved under a key within the last day, or undefined. Deletes older and invalid data. */
export const readRecent = (key: string): Recent | null | undefined => {
  // Safe cast: other JSON has no number under `at`, so its age is NaN and it is deleted.
  const kept = attempt(() => JSON.parse(unstored[key] ?? sessionStorage.getItem(key) ?? "null") as Recent | null);
  const age = Date.now() - Number(kept?.at);
  if (age >= 0 && age <= DAY_MS) return kept;
  clearRecent(key);
  return undefined;
};

/** Saves fields and the current time under a key. */
export const writeRecent = (key: string, fields: object): void => {
  const text = JSON.stringify({ ...fields, at: Date.now() });
  unstored[key] = text;
  attempt(() => {
    sessionStorage.setItem(key, text);
    unstored[key] = undefined;
  });
};

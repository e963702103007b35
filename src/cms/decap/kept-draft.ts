/**
 * Delays a stored draft until its form is shown. Decap requests the draft and the entry at the same time. The draft arrives first, and
 * the entry would replace it: unsaved changes would be lost after a restart of the browser.
 */
import { draftOf, openEntry } from "./api";
import { openForm } from "./controls";

/** Prefix of Decap's IndexedDB keys for stored drafts; the names of the collection and the entry follow. */
const KEY = "backup.";
const PAUSE_MS = 100;

/** Returns whether the form shows the entry of the editor's URL, or the new entry. */
const isThere = (): boolean => {
  const entry = openForm();
  const open = openEntry();
  return entry?.get("newRecord") === !open && draftOf(entry).slug === (open?.slug ?? "");
};

/** Calls `ready` once the form is shown; never if the user navigates away first. */
const whenThere = (ready: () => void, here = window.location.hash): void => {
  if (window.location.hash !== here) return;
  if (isThere()) ready();
  else setTimeout(() => whenThere(ready, here), PAUSE_MS);
};

/** Delays stored drafts for every form that is opened from now on. */
export const holdKeptDrafts = (): void => {
  // The proxy passes on the original `this`.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  IDBObjectStore.prototype.get = new Proxy(IDBObjectStore.prototype.get, {
    apply: (get, store: IDBObjectStore, given: Parameters<IDBObjectStore["get"]>) => {
      const request = Reflect.apply(get, store, given);
      if (typeof given[0] !== "string" || !given[0].startsWith(KEY)) return request;
      Object.defineProperty(request, "onsuccess", {
        set: (answer: (event: Event) => void) => request.addEventListener("success", (event) => whenThere(() => answer(event))),
      });
      return request;
    },
  });
};

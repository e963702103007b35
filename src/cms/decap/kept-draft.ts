/**
 * Stores drafts in the browser sooner, and holds a stored one back until its form is there. Decap asks for both at once; the draft comes
 * first, and the entry that is loaded after it takes its place: what was typed before the browser was closed would be gone.
 */
import { draftOf, openEntry } from "./api";
import { ancestorsOfForm, openForm } from "./controls";

/** How Decap names a kept draft in the browser's database, before the names of the collection and of the entry. */
const KEY = "backup.";
const PAUSE_MS = 100;

/** Tells whether the form shows the entry of the editor's address, or the new one. */
const isThere = (): boolean => {
  const entry = openForm();
  const open = openEntry();
  return entry?.get("newRecord") === !open && draftOf(entry).slug === (open?.slug ?? "");
};

/** Calls back once the form is there; never when somebody has gone elsewhere before. */
const whenThere = (ready: () => void, here = window.location.hash): void => {
  if (window.location.hash !== here) return;
  if (isThere()) ready();
  else setTimeout(() => whenThere(ready, here), PAUSE_MS);
};

/** Stores what is typed now. Decap does so two seconds after the last key, which is too late for a reload. */
export const storeDraft = (): void =>
  ancestorsOfForm()
    .find(({ createBackup }) => createBackup)
    ?.createBackup?.flush();

/** Holds stored drafts back for every form that is opened from now on. */
export const holdKeptDrafts = (): void => {
  // The proxy calls it on the store that it was called on.
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

/** Starts Decap once everything is registered. */
import { decap, draftOf, formOfUrl, on } from "./api";
import { openForm } from "./controls";

/** Opens forms without the preview on screens that are too narrow for two panes (admin.css). A toolbar button shows the preview. */
const hidePreview = (): void => {
  if (window.matchMedia("(max-width: 799px)").matches) localStorage.setItem("cms.right-pane", "none");
};

/**
 * Reloads the page when the URL changes from one form to another. Without the reload, Decap would keep the first form or show an empty
 * form, and save it under the new URL. No reload is needed after the first save of a new entry, when Decap changes the URL itself.
 */
const reloadBetweenForms = (): void => {
  let isNewSaved = false;
  on("postSave", () => (isNewSaved = formOfUrl()?.slug === ""));
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    const [from, to] = [formOfUrl(oldURL), formOfUrl(newURL)];
    const isOwnChange = from?.slug === "" && isNewSaved;
    isNewSaved = false;
    if (!from || !to?.slug || isOwnChange) return;
    // Wait for Decap, which first asks about unsaved changes and restores the old URL if the user chooses to stay.
    setTimeout(() => {
      if (window.location.href === newURL) window.location.reload();
    });
  });
};

/** Prefix of Decap's IndexedDB keys for stored drafts. The names of the collection and the entry follow the prefix. */
const KEY = "backup.";
const PAUSE_MS = 100;

/** Calls `ready` once the form at the current URL is shown, or never if the URL changes first. */
const whenShown = (ready: () => void, here = window.location.hash): void => {
  if (window.location.hash !== here) return;
  const [entry, slug] = [openForm(), formOfUrl()?.slug];
  if (entry?.get("newRecord") === (slug === "") && draftOf(entry).slug === slug) ready();
  else setTimeout(() => whenShown(ready, here), PAUSE_MS);
};

/**
 * Delays each stored draft until its form is shown. Decap loads the draft and the entry at the same time. If the draft arrived first, the
 * entry would replace it, and changes that were not saved before a browser restart would be lost.
 */
const delayStoredDrafts = (): void => {
  // Safe, because the proxy passes `this` on to the original method.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  IDBObjectStore.prototype.get = new Proxy(IDBObjectStore.prototype.get, {
    apply: (get, store: IDBObjectStore, given: Parameters<IDBObjectStore["get"]>) => {
      const request = Reflect.apply(get, store, given);
      if (typeof given[0] !== "string" || !given[0].startsWith(KEY)) return request;
      Object.defineProperty(request, "onsuccess", {
        set: (answer: (event: Event) => void) => request.addEventListener("success", (event) => whenShown(() => answer(event))),
      });
      return request;
    },
  });
};

/**
 * Starts the editor.
 *
 * @param register called once the bundle has loaded; returns settings that override those in /admin/config.yml
 */
export const startDecap = (register: () => Promise<object>): void => {
  // Keep Decap's bundle, which the page loads next, from starting before everything is registered.
  window.CMS_MANUAL_INIT = true;
  const start = async (): Promise<void> => {
    const config = await register();
    hidePreview();
    window.addEventListener("hashchange", hidePreview);
    reloadBetweenForms();
    delayStoredDrafts();
    decap().init({ config });
  };
  window.addEventListener("DOMContentLoaded", () => {
    start().catch((error: unknown) => {
      // Show an error instead of the editor: without the site's data, drafts would be saved unchecked.
      document.body.textContent = `The editor could not be started. Check the connection, and load this page again. (${String(error)})`;
    });
  });
};

/** Starts Decap once everything is registered. */
import { decap, draftOf, formOfUrl, on } from "./api";
import { openForm } from "./controls";

/** Opens forms without the preview on screens too narrow for two panes (admin.css). A button shows it. */
const hidePreview = (): void => {
  if (window.matchMedia("(max-width: 799px)").matches) localStorage.setItem("cms.right-pane", "none");
};

/**
 * Reloads the page when the URL changes from one form to another: Decap would continue with the first form, or an empty one, and save
 * it under the new URL. After the first save of a new entry, Decap changes the URL itself.
 */
const reloadBetweenForms = (): void => {
  let isNewSaved = false;
  on("postSave", () => (isNewSaved = formOfUrl()?.slug === ""));
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    const [from, to] = [formOfUrl(oldURL), formOfUrl(newURL)];
    const isOwnChange = from?.slug === "" && isNewSaved;
    isNewSaved = false;
    if (!from || !to?.slug || isOwnChange) return;
    // Decap first asks about unsaved changes.
    setTimeout(() => {
      if (window.location.href === newURL) window.location.reload();
    });
  });
};

/** Prefix of Decap's IndexedDB keys for stored drafts; the names of the collection and the entry follow. */
const KEY = "backup.";
const PAUSE_MS = 100;

/** Calls `ready` once the form of the editor's URL is shown; never if the user navigates away first. */
const whenShown = (ready: () => void, here = window.location.hash): void => {
  if (window.location.hash !== here) return;
  const [entry, slug] = [openForm(), formOfUrl()?.slug];
  if (entry?.get("newRecord") === (slug === "") && draftOf(entry).slug === slug) ready();
  else setTimeout(() => whenShown(ready, here), PAUSE_MS);
};

/**
 * Delays each stored draft until its form is shown. Decap requests the draft and the entry at the same time. The draft arrives first, and
 * the entry would replace it: unsaved changes would be lost after a restart of the browser.
 */
const holdKeptDrafts = (): void => {
  // The proxy passes on the original `this`.
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
 * @param register called once the bundle has loaded; returns changes to /admin/config.yml
 */
export const startDecap = (register: () => Promise<object>): void => {
  // Keeps the bundle, which the page loads next, from starting before everything is registered.
  window.CMS_MANUAL_INIT = true;
  const start = async (): Promise<void> => {
    const config = await register();
    hidePreview();
    window.addEventListener("hashchange", hidePreview);
    reloadBetweenForms();
    holdKeptDrafts();
    decap().init({ config });
  };
  window.addEventListener("DOMContentLoaded", () => {
    start().catch((error: unknown) => {
      // Without the site's data no draft can be checked, so nothing may be saved.
      document.body.textContent = `The editor could not be started. Check the connection, and load this page again. (${String(error)})`;
    });
  });
};

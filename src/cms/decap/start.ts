/** Loads Decap's own bundle, and starts it once everything is registered. */
import { decap, on } from "./api";

/** Opens forms without the preview on screens too narrow for two panes (admin.css). A button shows it. */
const hidePreview = (): void => {
  if (window.matchMedia("(max-width: 799px)").matches) localStorage.setItem("cms.right-pane", "none");
};

/** Returns the form in a URL of the editor. */
const formAt = (address: string) => /#\/collections\/[^/]+\/(?<form>new|entries\/[^?]+)/.exec(address)?.groups;

/**
 * Reloads the page when the URL changes from one form to another: Decap would continue with the first form, or an empty one, and save
 * it under the new URL. After the first save of a new entry, Decap changes the URL itself.
 */
const reloadBetweenForms = (): void => {
  let isNewSaved = false;
  on("postSave", () => (isNewSaved = formAt(window.location.hash)?.form === "new"));
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    const [from, to] = [formAt(oldURL), formAt(newURL)];
    const isOwnChange = from?.form === "new" && isNewSaved;
    isNewSaved = false;
    if (!from || !to || to.form === "new" || isOwnChange) return;
    // Decap first asks about unsaved changes.
    setTimeout(() => {
      if (window.location.href === newURL) window.location.reload();
    });
  });
};

/**
 * Starts the editor.
 *
 * @param register called once the bundle has loaded; returns changes to /admin/config.yml
 * @param onError called if the editor cannot be started
 */
export const startDecap = (register: () => Promise<object>, onError: (error: unknown) => void): void => {
  // Keeps the bundle from starting before everything is registered.
  window.CMS_MANUAL_INIT = true;
  const start = async (): Promise<void> => {
    const config = await register();
    hidePreview();
    window.addEventListener("hashchange", hidePreview);
    reloadBetweenForms();
    decap().init({ config });
  };
  const bundle = document.createElement("script");
  bundle.src = "/admin/decap-cms.js";
  bundle.addEventListener("load", () => void start().catch(onError));
  document.head.append(bundle);
};

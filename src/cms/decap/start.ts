/** Loads Decap's own bundle, and starts it once everything is registered. */
import { decap, on } from "./api";

/** On a screen too narrow for two panes (admin.css), each form opens without its preview, which has a button. */
const hidePreview = (): void => {
  if (window.matchMedia("(max-width: 799px)").matches) localStorage.setItem("cms.right-pane", "none");
};

/** Finds the form in an address of the editor. */
const formAt = (address: string) => /#\/collections\/[^/]+\/(?<form>new|entries\/[^?]+)/.exec(address)?.groups;

/**
 * Loads the page again when the address changes from one form to another: Decap would go on with the first one, or with an empty one,
 * and save it there. After the first save of a new entry Decap changes the address itself.
 */
const reloadBetweenForms = (): void => {
  let isNewSaved = false;
  on("postSave", () => (isNewSaved = formAt(window.location.hash)?.form === "new"));
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    const [from, to] = [formAt(oldURL), formAt(newURL)];
    const isOwnChange = from?.form === "new" && isNewSaved;
    isNewSaved = false;
    if (!from || !to || to.form === "new" || isOwnChange) return;
    // Decap asks first about words that are not saved.
    setTimeout(() => {
      if (window.location.href === newURL) window.location.reload();
    });
  });
};

/**
 * Starts the editor.
 *
 * @param register is called when the bundle is there, and returns what it changes in /admin/config.yml
 * @param onError is called when the editor cannot be started
 */
export const startDecap = (register: () => Promise<object>, onError: (error: unknown) => void): void => {
  // The bundle starts by itself unless told not to; it must wait for what is registered.
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

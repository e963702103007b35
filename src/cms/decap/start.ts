/** Starts Decap once everything is registered. */
import { element } from "../admin/dialog";
import { decap, formOfUrl, on } from "./api";

const PREVIEWING = "shows-preview";

/** Adds a button for screens that are too narrow for two panes. It shows either the form or the preview (admin.css). */
const addPreviewButton = (): void => {
  const button = Object.assign(element("button"), { id: "preview-button", type: "button" });
  const show = (isPreview: boolean): void => {
    document.body.classList.toggle(PREVIEWING, isPreview);
    button.textContent = isPreview ? "Form" : "Preview";
  };
  button.addEventListener("click", () => show(!document.body.classList.contains(PREVIEWING)));
  window.addEventListener("hashchange", () => show(false));
  show(false);
  document.body.append(button);
};

/** Scrolls to the list that was chosen in the menu on screens where the menu is above the list (admin.css). */
const scrollToChosenList = (): void => {
  window.addEventListener("hashchange", () => {
    if (formOfUrl() || !window.matchMedia("(max-width: 799px)").matches) return;
    // Decap renders the list after this event.
    setTimeout(() => document.querySelector("main")?.scrollIntoView());
  });
};

/**
 * Reloads the page when the URL changes from one form to another. Without the reload, Decap would keep the first form or show an empty
 * form, and save it under the new URL. No reload is needed for the form of a new entry,
 * which Decap opens empty, or after the first save of a new entry, when Decap changes the URL itself.
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
    addPreviewButton();
    scrollToChosenList();
    reloadBetweenForms();
    decap().init({ config });
  };
  window.addEventListener("DOMContentLoaded", () => {
    start().catch((error: unknown) => {
      // Show an error instead of the editor: without the site's data, drafts would be saved unchecked.
      document.body.textContent = `The editor could not be started. Check the connection, and load this page again. (${String(error)})`;
    });
  });
};

/**
 * Replaces Decap's technical error messages with instructions, and keeps errors on the screen: an editor who misses a toast would
 * believe that the entry was saved.
 */
import { NotePanel } from "../admin/note-panel";
import { decap, on } from "./api";

/** Decap asks this before it opens an entry whose unsaved changes are stored in the browser. */
const KEPT_DRAFT = "This browser has unsaved changes to this entry. OK restores them. Cancel discards them and opens the saved version.";

/** Labels of the buttons that delete an entry (watch-deletions.ts). */
export const DELETING = { deleteEntry: "Delete entry", deletePublishedEntry: "Delete published entry", unpublish: "Unpublish" };

const TOASTS = {
  onFailToPersist: "Not saved. %{details}",
  onFailToLoadEntries: "This could not be opened: %{details}",
  onFailToPublishEntry: "Not published: %{details}",
  onFailToDelete: "Not deleted: %{details}",
};

/** Name of our locale. For phrases that it lacks, Decap uses its locale `en`. */
export const OFFICE_LOCALE = "en-US";

/** Instructions for the editor, each with a pattern that matches the error messages it replaces. */
const MESSAGES: Readonly<Record<string, RegExp>> = {
  "Your sign-in has expired. Nothing is lost: load this page again, sign in, open the entry, and choose OK to restore your changes.":
    /bad credentials|requires authentication|logged out/i,
  "The connection is down, or the program behind this editor has stopped. Nothing is lost: leave this page open, and try again later.":
    /failed to fetch|networkerror|load failed|err_internet|timeout/i,
  "Not done: the program behind this editor could not read or write a file. The disk is probably full; the file has not changed. Free up space on this computer, leave this page open, and publish again.":
    /unknown error/i,
  "This file was changed by hand and cannot be read. The content check reports the line with the error.": /yaml/i,
};

/** Returns the instructions for an error message; returns unknown messages unchanged. */
const inPlainWords = (error: string): string => Object.keys(MESSAGES).find((message) => MESSAGES[message]?.test(error)) ?? error;

const ERROR_TOAST = ".Toastify__toast--error";
/** Matches errors that a panel or dialog has already shown. */
const SAID = /See the list\.|newer version stays/;

/**
 * Registers our phrases. Also shows each error toast in a panel, which stays until it is closed or an entry is saved.
 *
 * @returns a function that shows an error in that panel, for errors that Decap does not report
 */
export const registerPhrases = (): ((error: string) => void) => {
  decap().registerLocale(OFFICE_LOCALE, {
    // Label the search "Search titles", because Decap searches only titles and the first fields of settings files.
    collection: { sidebar: { searchAll: "Search titles" } },
    editor: { editor: { confirmLoadBackup: KEPT_DRAFT }, editorToolbar: { ...DELETING, deployButtonLabel: "View page" } },
    ui: { toast: TOASTS },
  });
  const panel = new NotePanel();
  const say = (errors: readonly string[]) =>
    panel.show(
      "Something went wrong",
      [...new Set(errors)].map((error) => ({ message: inPlainWords(error) })),
    );
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    const toasts = [...document.querySelectorAll(ERROR_TOAST)].filter((toast) => toast.textContent !== "" && !seen.has(toast));
    for (const toast of toasts) seen.add(toast);
    const errors = toasts.map(({ textContent }) => textContent).filter((error) => !SAID.test(error));
    if (errors.length > 0) say(errors);
  }).observe(document.body, { childList: true, subtree: true });
  on("postSave", () => panel.hide());
  return (error) => say([error]);
};

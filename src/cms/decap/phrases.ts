/** Replaces Decap's technical messages with ones that tell users what to do. */
import { decap } from "./api";

/** Asked before opening an entry that has a draft stored in the browser. */
const KEPT_DRAFT =
  "Words were typed into this entry in this browser, and not saved. OK puts them into the form. Cancel shows what is saved: the words are gone then, unless they still stand in another tab.";

const TOASTS = {
  onFailToPersist: "Not saved. %{details}",
  onFailToLoadEntries: "This could not be opened: %{details}",
  onFailToPublishEntry: "Not published: %{details}",
  onFailToDelete: "Not deleted: %{details}",
};

/** Name of our locale. Decap falls back to `en` for phrases that it lacks. */
export const OFFICE_LOCALE = "en-US";

/** Decap's search covers titles and the first fields of settings, but no texts. */
const SIDEBAR = { searchAll: "Search titles" };

/** Registers our phrases. */
export const registerPhrases = (): void =>
  decap().registerLocale(OFFICE_LOCALE, {
    collection: { sidebar: SIDEBAR },
    editor: { editor: { confirmLoadBackup: KEPT_DRAFT }, editorToolbar: { deployButtonLabel: "View page" } },
    ui: { toast: TOASTS },
  });

const CAUSES: readonly (readonly [RegExp, string])[] = [
  [
    /bad credentials|requires authentication|logged out/i,
    "Your sign-in has expired. Nothing is lost: load this page again, sign in, open the entry, and answer OK to have your words back.",
  ],
  [
    /failed to fetch|networkerror|load failed|err_internet|timeout/i,
    "The connection is gone, or the program behind this editor has stopped. Nothing is lost: leave this page open, and try again once it is back.",
  ],
  [/enospc|no space left/i, "Not saved: the disk is full. Make room on this computer, leave this page open, and publish again."],
  [
    /eacces|eperm|erofs/i,
    "Not saved: this computer does not allow the file to be written. Leave this page open, and ask who looks after it.",
  ],
  [
    /unknown error/i,
    "Not done: the program behind this editor could not write or read a file. Most often the disk is full; the file is as it was. Make room on this computer, leave this page open, and publish again.",
  ],
  [/yaml/i, "This file was changed by hand and cannot be read. The list of the content check says on which line."],
];

/** Returns a message for an error that tells users what to do; unknown errors are unchanged. */
export const inPlainWords = (error: string): string => CAUSES.find(([pattern]) => pattern.test(error))?.[1] ?? error;

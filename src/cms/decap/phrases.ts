/** Rewords Decap's messages, and keeps errors on the screen: a person who misses a toast would believe that the entry was saved. */
import { NotePanel } from "../admin/note-panel";
import { decap, on } from "./api";

/** Prompt of Decap's text editor when a person adds a link. */
const LINK = "Where does the link go? Type a page of this site, such as /contact, or a full address that starts with https://";

// Does not mention the dialog that asks where to send visitors (admin/deletions.ts), because some deletions skip it.
const DELETING = "Delete this entry? You can undo the deletion afterward.";

const TOASTS = {
  onFailToPersist: "Not saved. %{details}",
  onFailToLoadEntries: "This could not be opened: %{details}",
  onFailToPublishEntry: "Not published: %{details}",
  onFailToDelete: "%{details}",
};

/** Name of our locale. For phrases that it lacks, Decap uses its locale `en`. */
export const OFFICE_LOCALE = "en-US";

/**
 * Registers our phrases.
 *
 * @returns a function that shows an error in a panel, which stays until it is closed, an entry is saved, or the URL changes
 */
export const registerPhrases = (): ((error: string) => void) => {
  decap().registerLocale(OFFICE_LOCALE, {
    // Label the search "Search titles", because Decap searches only titles and the first fields of settings files.
    collection: { sidebar: { searchAll: "Search titles" } },
    editor: {
      editor: { onDeletePublishedEntry: DELETING, onDeleteWithUnsavedChanges: `${DELETING} Your unsaved changes will be lost.` },
      editorToolbar: { deployButtonLabel: "View page" },
      editorWidgets: { markdown: { linkPrompt: LINK } },
    },
    ui: { toast: TOASTS },
  });
  const panel = new NotePanel();
  on("postSave", () => panel.hide());
  return (message) => panel.show("Something went wrong", [{ message }]);
};

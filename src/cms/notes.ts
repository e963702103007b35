/** Values that an entry has in the editor besides its fields. No file contains them. */
import type { Data } from "./same";

/** Why a page is not public, as text for the list of entries. */
export const STATE = "state";
/** The title as visitors see it, with its facts, for lists and pickers. */
export const SHOWN = "shown";
/** The widget that shows the state at the top of the form, with links to the other languages. */
export const ENTRY_LINE = "entry_line";
/** Full text of the file that the entry was read from. Saving merges the changes into it. */
export const SOURCE = "#source";
/** Data to write for an entry that is being saved. If missing, Decap is writing the browser's copy of a draft. */
export const SAVING = "#saving";

const NOTES: ReadonlySet<string> = new Set([STATE, SHOWN, SOURCE, SAVING]);

/** Returns an entry's data without the notes. */
export const withoutNotes = (data: Data): Data => Object.fromEntries(Object.entries(data).filter(([name]) => !NOTES.has(name)));

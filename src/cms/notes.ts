/** What an entry carries through the editor beside its fields, and no file holds. */
import type { Data } from "./same";

/** What keeps a page from the public, in words: the list of entries shows it. */
export const STATE = "state";
/** The title as visitors read it, with its facts: lists and pickers show it. */
export const SHOWN = "shown";
/** The widget that shows it at the top of the form, with links to the other languages. */
export const ENTRY_LINE = "entry_line";
/** The whole text of the file that the entry was read from: saving writes over it. */
export const SOURCE = "#source";
/** What is to be written of an entry that is about to be saved: without it what is written is the copy that the browser keeps of a draft. */
export const SAVING = "#saving";

const NOTES: ReadonlySet<string> = new Set([STATE, SHOWN, SOURCE, SAVING]);

/** Takes the notes off an entry's data. */
export const withoutNotes = (data: Data): Data => Object.fromEntries(Object.entries(data).filter(([name]) => !NOTES.has(name)));

/** What an entry carries through the editor beside its fields, and no file holds. */

/** What keeps a page from the public, in words: the list of entries shows it. */
export const STATE = "state";
/** The YAML that the entry was read from: saving writes over it, so that its comments stay. */
export const SOURCE = "#source";

type Data = Readonly<Record<string, unknown>>;

/** Takes the notes off an entry's data. */
export const withoutNotes = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== STATE && name !== SOURCE));

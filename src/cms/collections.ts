/** Where the editor keeps the files of `content/` that are no markdown. */

/** The collections of such files, in the editor's order, with their names in its menu. */
export const FILE_COLLECTIONS = { lists: "Projects and reviews", pages: "Single pages", settings: "Settings" } as const;

/** Names the collection of a file, given by its path below `content/`. */
export const collectionOf = (file: string): keyof typeof FILE_COLLECTIONS =>
  file.startsWith("pages/") ? "pages" : file.startsWith("settings/") ? "settings" : "lists";

/** Where the file of an entry is. */
import { files, folders, isFolderName, lists } from "../content/schema";

const named = <Value extends { readonly file: string }>(all: Readonly<Record<string, Value>>, name: string): string | undefined =>
  Object.hasOwn(all, name) ? all[name]?.file : undefined;

/**
 * Gives the path of an entry's file below the project; nothing for one that the site does not know.
 *
 * @param slug the name of its file without the ending, or of the list or file in `src/content/schema`
 */
export const entryPath = ({ collection, slug }: { readonly collection: string; readonly slug: string }): string | undefined => {
  if (isFolderName(collection)) return `content/${folders[collection].folder}/${slug}.md`;
  const file = named(lists, slug) ?? named(files, slug);
  return file === undefined ? undefined : `content/${file}`;
};

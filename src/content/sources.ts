/** All content with schemas and files, for code that searches all of it. */
import { files, folders, lists, type Content, type FileName, type FolderName, type ListName, namesOf } from "./schema";

/** An entry, an item of a list, or a file. */
export interface Source {
  /** Key of its collection or file in the registry. */
  readonly name: FolderName | ListName | FileName;
  /** Path below `content/`. */
  readonly file: string;
  readonly title: string;
  readonly schema: unknown;
  readonly data: unknown;
  /** Path of the data in the file. */
  readonly path: readonly PropertyKey[];
  /** The text under the front matter; empty for YAML. */
  readonly body: string;
}

/** Returns all content: entries of folders, items of lists, files. */
export const sourcesOf = (content: Content): readonly Source[] => [
  ...namesOf<FolderName>(folders).flatMap((name) =>
    content[name].map((entry) => {
      const { folder, schema } = folders[name];
      return { name, file: `${folder}/${entry.slug}.md`, title: entry.title, schema, data: entry, path: [], body: entry.body };
    }),
  ),
  ...namesOf<ListName>(lists).flatMap((name) =>
    content[name].map((data, index) => {
      const { file, label, schema } = lists[name];
      return { name, file, title: label, schema, data, path: [name, index], body: "" };
    }),
  ),
  ...namesOf<FileName>(files).map((name) => {
    const { file, label, schema } = files[name];
    return { name, file, title: label, schema, data: content[name], path: [], body: "" };
  }),
];

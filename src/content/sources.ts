/** All content with schemas and files, for code that searches all of it. */
import { LIST_FILES } from "./list-files";
import { allEntries, files, folders, lists, type Content, type FileName, type ListName, namesOf } from "./schema";

/** An entry or a file. `body` is the text under the front matter; empty for YAML. */
export type Source = ReturnType<typeof sourcesOf>[number];

/** Returns all content: entries of folders, lists, single files. */
export const sourcesOf = (content: Content) => [
  ...allEntries(content).map(({ folder, entry }) => {
    const { schema } = folders[folder];
    return { file: `${folder}/${entry.slug}.md`, schema, data: entry, body: entry.body };
  }),
  ...namesOf<ListName>(lists).map((name) => ({ ...LIST_FILES[name], data: { [name]: content[name] }, body: "" })),
  ...namesOf<FileName>(files).map((name) => ({ ...files[name], data: content[name], body: "" })),
];

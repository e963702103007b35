/** The content check lists the files that the editor would reformat on their first save. */
import { unformattedFiles } from "../../../src/cms/unformatted";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();

const FILES = {
  "es/posts/folded.md": ["---\ntitle: >-\n  One\n  two\n---\n\nSome text.\n", "---\ntitle: One two\n---\n\nSome text.\n"],
  "posts/loose.md": ["---\ntitle: One\n---\nSome text.\n\n\n", "---\ntitle: One\n---\n\nSome text.\n"],
  "posts/windows.md": ["---\r\ntitle: One\r\n---\r\n", "---\ntitle: One\n---\n"],
  "settings/quotes.yml": ["# A comment.\nname: 'One'\n", "# A comment.\nname: One\n"],
} as const;

it("lists only files that are not in the editor's layout, each with its content in that layout", () => {
  for (const [file, [found]] of Object.entries(FILES)) folder.write(file, found);
  folder.write("settings/broken.yml", "name: [\n");
  folder.write("settings/normal.yml", "# A comment.\nname: One\n");
  const unformatted = unformattedFiles(folder.at());
  expect(unformatted).toEqual(Object.entries(FILES).map(([file, [, text]]) => ({ file, text })));
  for (const { file, text } of unformatted) folder.write(file, text);
  expect(unformattedFiles(folder.at())).toEqual([]);
});

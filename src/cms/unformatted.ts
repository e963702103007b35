/** Finds content files whose layout is not the editor's: their first save would change lines that were not edited. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../content/read-folder";
import { normalFile } from "./page-format";

/** A file, as a path below `content/`, and its text in the editor's layout. */
export interface Unformatted {
  readonly file: string;
  readonly text: string;
}

/** Lists such files of a content folder. Files that cannot be read are left to the content check. */
export const unformattedFiles = (root: string): readonly Unformatted[] =>
  listFiles(root, "", [".md", ".yml"]).flatMap((file) => {
    const found = readFileSync(path.join(root, file), "utf8");
    try {
      const text = normalFile(file, found);
      return text === found ? [] : [{ file, text }];
    } catch {
      return [];
    }
  });

/** Finds content files that are not in the editor's layout: their first save would also change unedited lines. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../content/read-folder";
import { normalFile } from "./page-format";

/** A file, as a path below `content/`, and its text in the editor's layout. */
export interface Unformatted {
  readonly file: string;
  readonly text: string;
}

/** Returns these files in a content folder. Skips files with invalid YAML, which the content check reports. */
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

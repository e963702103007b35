/** Finds content files that are not in the editor's layout: their first save would also change unedited lines. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../content/read-folder";
import { normalFile } from "./page-format";

/** Returns these files, as paths below `root`, with their text in the editor's layout. Skips files with invalid YAML, which are reported. */
export const unformattedFiles = (root: string) =>
  listFiles(root, "", [".md", ".yml"]).flatMap((file) => {
    const found = readFileSync(path.join(root, file), "utf8");
    try {
      const text = normalFile(file, found);
      return text === found ? [] : [{ file, text }];
    } catch {
      return [];
    }
  });

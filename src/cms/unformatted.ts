/** Finds content files that are not in the editor's layout. Their first save in the editor would also change lines that were not edited. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../content/load/read-folder";
import { normalFile } from "./page-format";

/** Returns the files' paths relative to `root`, and their content in the editor's layout. Skips invalid YAML, which other checks report. */
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

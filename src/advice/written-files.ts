import { parseFile } from "../content/parse";
import { listFiles, readIfPresent } from "../content/read-folder";
import { bodyPassages, dataPassages, type WrittenFile } from "./passages";

/** Reads the passages of every file of a content folder that can be read; what cannot is the content check's matter. */
export const writtenFiles = (root: string): readonly WrittenFile[] =>
  listFiles(root, "", [".md", ".yml"]).flatMap((file) => {
    const bytes = readIfPresent(root, file);
    const result = bytes && parseFile(file, bytes);
    if (!result || "problems" in result) return [];
    const { data, body, bodyLine, lineOf } = result.parsed;
    return [{ file, passages: [...dataPassages(data, lineOf), ...(file.endsWith(".md") ? bodyPassages(body, bodyLine) : [])] }];
  });

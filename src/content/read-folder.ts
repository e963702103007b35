/** Finds the files of `content/` on disk. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "./shared/required";

/**
 * Lists files below a folder with one of the endings, as paths below `root` with forward slashes, in the order of their names.
 *
 * @throws what the file system throws, but for a folder that is not there: that one holds no files
 */
export const listFiles = (root: string, folder: string, endings: readonly string[]): readonly string[] => {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !entry.name.startsWith(".") && endings.some((ending) => entry.name.toLowerCase().endsWith(ending)),
      )
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
      .sort();
  } catch (error) {
    if (isRecord(error) && error.code === "ENOENT") return [];
    throw error;
  }
};

/**
 * Reads a file below `root`, or nothing when it is not there.
 *
 * @throws what the file system throws otherwise, as for a folder in its place
 */
export const readIfPresent = (root: string, file: string): Uint8Array | undefined => {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    if (isRecord(error) && error.code === "ENOENT") return undefined;
    throw error;
  }
};

/** Reads files of `content/`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "./shared/required";

/**
 * Returns files below a folder with one of the extensions, as paths below `root` with forward slashes, sorted by name.
 *
 * @throws errors of the file system, except for a missing folder, which has no files
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
 * Reads a file below `root`; undefined if it is missing.
 *
 * @throws other errors of the file system, such as for a folder
 */
export const readIfPresent = (root: string, file: string): Uint8Array | undefined => {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    if (isRecord(error) && error.code === "ENOENT") return undefined;
    throw error;
  }
};

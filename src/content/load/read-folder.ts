/** Reads files in `content/`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns the files in a folder and its subfolders, except hidden files. Returns sorted paths relative to `root`, with forward slashes, or
 * an empty list if the folder is missing.
 *
 * @param folder path relative to `root`; an empty string is `root` itself
 * @param endings extensions that the files must have; by default, returns files with any name
 */
export const listFiles = (root: string, folder: string, endings: readonly string[] = [""]): readonly string[] => {
  const from = path.join(root, folder);
  return (existsSync(from) ? readdirSync(from, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && endings.some((ending) => entry.name.toLowerCase().endsWith(ending)))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
};

/** Returns the content of a file in `root`; undefined if the file is missing. */
export const readIfPresent = (root: string, file: string): Uint8Array | undefined => {
  const from = path.join(root, file);
  return existsSync(from) ? readFileSync(from) : undefined;
};

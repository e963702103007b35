/** Reads files of `content/`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Returns files below a folder with one of the extensions, as paths below `root` with forward slashes, sorted by name. A missing folder
 * has no files.
 */
export const listFiles = (root: string, folder: string, endings: readonly string[]): readonly string[] => {
  const from = path.join(root, folder);
  return (existsSync(from) ? readdirSync(from, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && endings.some((ending) => entry.name.toLowerCase().endsWith(ending)))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
};

/** Reads a file below `root`; undefined if it is missing. */
export const readIfPresent = (root: string, file: string): Uint8Array | undefined => {
  const from = path.join(root, file);
  return existsSync(from) ? readFileSync(from) : undefined;
};

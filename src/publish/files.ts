import { readdir } from "node:fs/promises";
import path from "node:path";

/** Lists all files below a folder, as paths below it with forward slashes, sorted by name. */
export const filesBelow = async (root: string): Promise<readonly string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();

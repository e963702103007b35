import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Digests the files of folders: what was made by some code holds no longer when the code has changed.
 *
 * @param folders paths from the project, which is where Gatsby runs: it runs a compiled copy of this file from elsewhere
 */
export const folderDigest = (...folders: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
      const file = path.join(folder, name);
      if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
};

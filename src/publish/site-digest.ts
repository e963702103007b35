import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { HASHED_FOLDER } from "./page-files";

/**
 * Digests a published folder: the names of its files and what they say. The name of a file with a hash tells what it says.
 *
 * @param files names below the folder
 * @returns SHA-256 as 64 hexadecimal digits
 */
export const siteDigest = async (folder: string, files: readonly string[]): Promise<string> => {
  const digest = createHash("sha256");
  for (const file of [...files].sort()) {
    digest.update(`${file}\0`);
    if (!file.startsWith(`${HASHED_FOLDER}/`))
      digest.update(
        createHash("sha256")
          .update(await readFile(path.join(folder, file)))
          .digest(),
      );
  }
  return digest.digest("hex");
};

import { createHash, hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { HASHED_FOLDER, filesBelow } from "./page-files";

/** Returns the SHA-256 (hexadecimal) of the names and bytes of all files in a folder. Omits the bytes if the name contains their hash. */
export const digestOf = (folder: string): string => {
  const digest = createHash("sha256");
  for (const file of filesBelow(folder)) {
    digest.update(`${file}\0`);
    const isHashed = file.startsWith(`${HASHED_FOLDER}/`);
    if (!isHashed) digest.update(hash("sha256", readFileSync(path.join(folder, file)), "buffer"));
  }
  return digest.digest("hex");
};

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What makes HTML of a text once its Markdown is read. Named from the project: Gatsby runs a compiled copy of this file from elsewhere. */
const FOLDERS = ["src/gatsby", "src/format"];

/**
 * Digests the code that a text goes through. Gatsby keeps the results of queries while content and queries stay as they are: code
 * that resolves a field counts as neither, and a warm build would show texts as they were made before.
 */
export const textCodeDigest = (): string => {
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest("hex");
};

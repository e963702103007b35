import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files";

/** The folder of the pass. Named from the project: Gatsby runs a compiled copy of this file from elsewhere. */
const PASS = path.resolve("src/publish");

/** Digests the code that makes the published folder: when it changes, what it remembers of pages no longer holds. */
export const publishCodeDigest = async (): Promise<string> => {
  const hash = createHash("sha256");
  for (const file of await filesBelow(PASS)) hash.update(file).update(readFileSync(path.join(PASS, file)));
  return hash.digest("hex");
};

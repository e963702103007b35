import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files";

/** Digests the code of the finishing pass and the inline script: when either changes, every page must be made anew. */
export const passDigest = async (inlineScript: string): Promise<string> => {
  const hash = createHash("sha256").update(inlineScript);
  for (const file of await filesBelow(__dirname)) hash.update(file).update(readFileSync(path.join(__dirname, file)));
  return hash.digest("hex");
};

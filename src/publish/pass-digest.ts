import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files";
import type { GatsbyBuild } from "./gatsby-build";

/** The folder of the pass and of what it calls. */
const PASS = __dirname;

/** Digests the code of the finishing pass, the inline script and the names of the scripts: when one changes, every page must be made anew. */
export const passDigest = async (inlineScript: string, { byComponent }: Pick<GatsbyBuild, "byComponent">): Promise<string> => {
  const hash = createHash("sha256").update(inlineScript).update(JSON.stringify(byComponent));
  for (const file of await filesBelow(PASS)) hash.update(file).update(readFileSync(path.join(PASS, file)));
  return hash.digest("hex");
};

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files";
import type { GatsbyBuild } from "./gatsby-build";

/** The folder of the pass and of what it calls. */
const PASS = __dirname;

/** Data that belongs to no page alone: what header and footer say. Below Gatsby's folder. */
const SHARED_DATA = "page-data/sq/d";

/**
 * Digests the code of the finishing pass, the inline script, the names of the scripts and the data that pages share: when one
 * changes, every page must be made anew. `from` is Gatsby's folder.
 */
export const passDigest = async (
  inlineScript: string,
  { byComponent }: Pick<GatsbyBuild, "byComponent">,
  from: string,
): Promise<string> => {
  const hash = createHash("sha256").update(inlineScript).update(JSON.stringify(byComponent));
  const shared = path.join(from, SHARED_DATA);
  for (const folder of [PASS, ...(existsSync(shared) ? [shared] : [])])
    for (const file of await filesBelow(folder)) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest("hex");
};

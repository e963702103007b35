import { copyFile, link, mkdir } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files";

/** What Gatsby leaves in its folder that no visitor needs. */
const PRIVATE = [/\.map$/, /^webpack\.stats\.json$/, /^chunk-map\.json$/, /^~partytown\//, /\.LICENSE\.txt$/];

/** Brings a file over without copying its bytes where the disk allows it. */
const bring = async (source: string, target: string): Promise<void> => {
  await mkdir(path.dirname(target), { recursive: true });
  await link(source, target).catch(() => copyFile(source, target));
};

/** Brings everything but the pages from Gatsby's folder into the published one. */
export const mirrorAssets = async (from: string, to: string): Promise<void> => {
  const files = (await filesBelow(from)).filter((file) => !file.endsWith(".html") && !PRIVATE.some((pattern) => pattern.test(file)));
  for (const file of files) await bring(path.join(from, file), path.join(to, file));
};

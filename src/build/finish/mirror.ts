import { constants, copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "./files";

/** What Gatsby leaves in its folder that no visitor needs. */
const PRIVATE = [/\.map$/, /^webpack\.stats\.json$/, /^chunk-map\.json$/, /^~partytown\//, /\.LICENSE\.txt$/];

/**
 * Copies a file. Not a hard link: Gatsby writes into the files of its folder, and through a link a build that fails
 * half-way would change the published site. Disks that can, share the bytes until one copy changes.
 */
const bring = async (source: string, target: string): Promise<void> => {
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(source, target, constants.COPYFILE_FICLONE);
};

/** Brings everything but the pages from Gatsby's folder into the published one. */
export const mirrorAssets = async (from: string, to: string): Promise<void> => {
  const files = (await filesBelow(from)).filter((file) => !file.endsWith(".html") && !PRIVATE.some((pattern) => pattern.test(file)));
  for (const file of files) await bring(path.join(from, file), path.join(to, file));
};

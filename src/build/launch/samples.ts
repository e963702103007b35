/** Detects the files of the shipped sample by their SHA-256. `npm run launch-check -- --ship` writes the list. */
import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../content/read-folder";
import { PICTURE_ENDINGS } from "../../content/schema/picture";

/** The SHA-256 of files, by their paths below `content/`. */
type Digests = Readonly<Record<string, string>>;

const LIST = "src/build/launch/samples.json";

/** Returns whether a file of `content/` is a picture. */
export const isPicture = (file: string): boolean => PICTURE_ENDINGS.includes(path.extname(file).toLowerCase());

/** Computes the SHA-256 of every text, settings file and picture of a content folder. */
export const digestsIn = (root: string): Digests =>
  Object.fromEntries(
    listFiles(root, "", [".md", ".yml", ...PICTURE_ENDINGS]).map((file) => [file, hash("sha256", readFileSync(path.join(root, file)))]),
  );

/** Reads the digests of the files that this project ships. */
export const shippedDigests = (): Digests => JSON.parse(readFileSync(path.resolve(LIST), "utf8")) as Digests; // writeShipped() wrote it

/** Writes the digests of a content folder as those that this project ships. */
export const writeShipped = (root: string): void => writeFileSync(path.resolve(LIST), `${JSON.stringify(digestsIn(root), undefined, 2)}\n`);

/** Lists the files of a content folder that have the bytes of a shipped file, under any name. */
export const sampleFiles = (root: string, shipped = shippedDigests()): readonly string[] => {
  const digests = new Set(Object.values(shipped));
  return Object.entries(digestsIn(root)).flatMap(([file, digest]) => (digests.has(digest) ? [file] : []));
};

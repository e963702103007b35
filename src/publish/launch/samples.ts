/** Detects the files of the shipped sample by their SHA-256. `npm run launch-check -- --ship` writes the list. */
import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../content/load/read-folder";
import { PICTURE_ENDINGS } from "../../content/schema/picture";

/** SHA-256 of each file, by path relative to `content/`. */
type Digests = Readonly<Record<string, string>>;

const LIST = "src/publish/launch/samples.json";

/** Checks whether a file in `content/` is a picture. */
export const isPicture = (file: string): boolean => PICTURE_ENDINGS.includes(path.extname(file).toLowerCase());

/** Returns the SHA-256 of every markdown, YAML and picture file in a content folder. */
export const digestsIn = (root: string): Digests =>
  Object.fromEntries(
    listFiles(root, "", [".md", ".yml", ...PICTURE_ENDINGS]).map((file) => [file, hash("sha256", readFileSync(path.join(root, file)))]),
  );

/** Loads the digests of the shipped sample's files. Safe cast: writeShipped() writes the list. */
export const shippedDigests = (): Digests => JSON.parse(readFileSync(path.resolve(LIST), "utf8")) as Digests;

/** Writes a content folder's digests as the digests of the shipped sample. */
export const writeShipped = (root: string): void => writeFileSync(path.resolve(LIST), `${JSON.stringify(digestsIn(root), undefined, 2)}\n`);

/** Returns the files in a content folder that are identical to a shipped file, even if their names differ. */
export const sampleFiles = (root: string, shipped = shippedDigests()): readonly string[] => {
  const digests = new Set(Object.values(shipped));
  return Object.entries(digestsIn(root)).flatMap(([file, digest]) => (digests.has(digest) ? [file] : []));
};

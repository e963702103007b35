/** Reads the pictures of content folders, and the qualities that were measured for them. */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PictureQuality } from "../../src/gatsby/picture-quality";

/** A master's qualities in picture-quality.json. `name` is for people who read that file. */
export interface NamedQuality extends PictureQuality {
  readonly name: string;
}

/** Returns the names of the masters in a folder; none if there is no such folder. */
export const mastersIn = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name)) : [];

/** Returns a master's MD5, which identifies it. Gatsby names the folder of a picture's files after it. */
export const digestOf = (file: string): string => hash("md5", readFileSync(file));

/** Returns the qualities, by digest, of the masters that are still in one of the folders. */
export const qualitiesOfMasters = (
  measured: Readonly<Record<string, NamedQuality>>,
  folders: readonly string[],
): ReadonlyMap<string, NamedQuality> => {
  const digests = new Set(folders.flatMap((folder) => mastersIn(folder).map((name) => digestOf(path.join(folder, name)))));
  return new Map(Object.entries(measured).filter(([digest]) => digests.has(digest)));
};

/** Folders with copies of the content. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "../../../src/publish/page-files";

/** The bytes of files by path. */
export type Files = ReadonlyMap<string, Buffer>;

/** Suffix of files that decap-server is still writing (scripts/lib/atomic-writes.mjs). */
const UNFINISHED = ".saving";

/** Returns the files in a folder, without those that decap-server is still writing. */
export const filesIn = async (folder: string): Promise<Files> => {
  const names = filesBelow(folder).filter((file) => !file.endsWith(UNFINISHED));
  return new Map(await Promise.all(names.map(async (file) => [file, await readFile(path.join(folder, file))] as const)));
};

/** Returns the files that differ, sorted by path. */
export const differing = (before: Files, after: Files): readonly string[] => {
  const isSame = (file: string): boolean => {
    const [one, other] = [before.get(file), after.get(file)];
    return one && other ? one.equals(other) : one === other;
  };
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => !isSame(file)).sort();
};

/** Makes a folder contain exactly the given files. */
export const fill = async (folder: string, files: Files): Promise<void> => {
  for (const file of differing(await filesIn(folder), files)) {
    const [to, bytes] = [path.join(folder, file), files.get(file)];
    await mkdir(path.dirname(to), { recursive: true });
    await (bytes ? writeFile(to, bytes) : rm(to));
  }
};

/** Returns the site's content. */
export const siteContent = async (): Promise<Files> =>
  new Map([...(await filesIn("content"))].map(([file, bytes]) => [`content/${file}`, bytes]));

/** Creates a temporary folder with files. */
export const temporaryFolder = async (files: Files): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), "cms-"));
  await fill(folder, files);
  return folder;
};

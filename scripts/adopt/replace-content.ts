/**
 * Replaces the content folder so that a killed run loses nothing. Everything is written in a working folder beside `content/` first:
 * `new` is the new content, `others` has the new texts of other files, `old` is the replaced content until `new` is in its place, and
 * `used` is `old` once it may be deleted.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Files } from "../../src/cms/take-out";

/** File in every working folder. A folder without this file is never touched. */
const MARKER = "made-by-npm-run-adopt";

const prefixOf = (content: string): string => `${path.resolve(content)}.adopt-`;

/** Returns the working folders of killed runs, or of a run that is still writing. */
const workFolders = (content: string): readonly string[] => {
  const folder = path.dirname(path.resolve(content));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .map((name) => path.join(folder, name))
    .filter((work) => work.startsWith(prefixOf(content)) && existsSync(path.join(work, MARKER)));
};

/**
 * Restores the old content if `npm run adopt` was killed between the two renames that replace it.
 *
 * @returns whether there was anything to restore
 */
export const restoreContent = (content: string): boolean => {
  if (existsSync(content)) return false;
  const old = workFolders(content)
    .map((work) => path.join(work, "old"))
    .find((folder) => existsSync(folder));
  if (old === undefined) return false;
  renameSync(old, content);
  return true;
};

/** Removes working folders. Removes `old` only if the new content is in its place. */
export const removeWorkFolders = (content: string): void => {
  for (const work of workFolders(content)) {
    const old = path.join(work, "old");
    // Check for `old` first. In the opposite order, another run could move the old content to `old` between the two checks, and this
    // function would delete its only copy.
    if (existsSync(old) && existsSync(content)) renameSync(old, path.join(work, "used"));
    for (const part of ["used", "new", "others"]) rmSync(path.join(work, part), { recursive: true, force: true });
    if (existsSync(old)) continue;
    rmSync(path.join(work, MARKER), { force: true });
    rmdirSync(work);
  }
};

/**
 * Replaces the content folder, and other files before it. On failure, the old content is unchanged.
 *
 * @param fill writes the new content into a folder, and throws an error if the content must not be used
 * @param others new texts of other files, by path. They are replaced before the content, because some change only in the first run, while
 * the content is the sample: if a run were killed between the content and these files, no later run would change them.
 */
export const replaceContent = (content: string, fill: (folder: string) => void, others: Files): void => {
  const work = mkdtempSync(prefixOf(content));
  try {
    writeFileSync(path.join(work, MARKER), "A run of npm run adopt was stopped. The next run removes this folder.\n");
    const [fresh, old, staged] = [path.join(work, "new"), path.join(work, "old"), path.join(work, "others")];
    mkdirSync(fresh);
    fill(fresh);
    mkdirSync(staged);
    const moves = Object.entries(others).map(([file, text], index) => [path.join(staged, String(index)), file, text] as const);
    for (const [from, , text] of moves) writeFileSync(from, text);
    for (const [from, file] of moves) renameSync(from, file);
    renameSync(content, old);
    renameSync(fresh, content);
  } finally {
    restoreContent(content);
    removeWorkFolders(content);
  }
};

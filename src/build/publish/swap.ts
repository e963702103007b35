/** Replaces the published folder in one go, and fixes what a kill in the middle of it left. */
import { chmodSync, existsSync, readdirSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";

const oldOf = (target: string): string => `${path.resolve(target)}.old`;

/**
 * Brings the last good folder back when a build was killed between the two renames of a swap.
 *
 * @returns whether there was something to fix
 */
export const recoverSwap = async (target: string): Promise<boolean> => {
  if (existsSync(target) || !existsSync(oldOf(target))) return false;
  await rename(oldOf(target), target);
  return true;
};

/**
 * Makes an empty folder of this process's own beside the published one, and removes those that killed builds left.
 *
 * @returns its path
 */
export const newStaging = async (target: string): Promise<string> => {
  const prefix = `${path.resolve(target)}.next`;
  const parent = path.dirname(prefix);
  const left = existsSync(parent) ? readdirSync(parent).map((name) => path.join(parent, name)) : [];
  for (const folder of left.filter((name) => name.startsWith(prefix))) await rm(folder, { recursive: true, force: true });
  const staging = `${prefix}.${process.pid}`;
  await mkdir(staging, { recursive: true });
  return staging;
};

/** Lets every user of the machine read a folder, a web server among them: with umask 077 only the builder could. */
const makeReadable = (folder: string): void => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
};

/** Replaces the published folder with the finished one (two renames). */
export const swapIn = async (staging: string, target: string): Promise<void> => {
  makeReadable(staging);
  await rm(oldOf(target), { recursive: true, force: true });
  if (existsSync(target)) await rename(target, oldOf(target));
  await rename(staging, target);
  await rm(oldOf(target), { recursive: true, force: true });
};

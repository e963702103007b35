/** Replaces the published folder, and recovers from an interrupted swap. */
import { chmodSync, existsSync, readdirSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";

const oldOf = (target: string): string => `${path.resolve(target)}.old`;

/**
 * Restores the last good folder if a build was killed between the two renames of a swap.
 *
 * @returns whether there was anything to restore
 */
export const recoverSwap = async (target: string): Promise<boolean> => {
  if (existsSync(target) || !existsSync(oldOf(target))) return false;
  await rename(oldOf(target), target);
  return true;
};

/** Creates an empty staging folder beside the published folder and returns its path. Removes the staging folder of a killed build. */
export const newStaging = async (target: string): Promise<string> => {
  const staging = `${path.resolve(target)}.next`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging);
  return staging;
};

/** Makes a folder readable by all users, including the web server's. With umask 077, only the user who runs the build could read it. */
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

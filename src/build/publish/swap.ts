/** Replaces the published folder in one go, and fixes what a kill in the middle of it left. */
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
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

/** Puts a finished folder in the place of the old one with two renames. */
export const swapIn = async (staging: string, target: string): Promise<void> => {
  await recoverSwap(target);
  await rm(oldOf(target), { recursive: true, force: true });
  if (existsSync(target)) await rename(target, oldOf(target));
  await rename(staging, target);
  await rm(oldOf(target), { recursive: true, force: true });
};

import { access, rename, rm } from "node:fs/promises";
import path from "node:path";

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Puts a finished folder in the place of the old one with two renames. */
export const swapIn = async (aside: string, target: string): Promise<void> => {
  const old = `${path.resolve(target)}.old`;
  await rm(old, { recursive: true, force: true });
  if (await exists(target)) await rename(target, old);
  await rename(aside, target);
  await rm(old, { recursive: true, force: true });
};

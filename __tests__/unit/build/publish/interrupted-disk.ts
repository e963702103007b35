/** Lets a program work on the disk for a number of operations and then stops it, as a kill or a full disk would. */
import disk from "node:fs/promises";

const OPERATIONS = ["access", "copyFile", "link", "mkdir", "readFile", "readdir", "rename", "rm", "writeFile"] as const;

/**
 * Counts operations on the disk; from the first that is not allowed on, each does what `interrupt` says instead.
 *
 * @returns `count` so far, and `restore` to put the disk back
 */
export const interruptDisk = (isAllowed: (count: number, name: string) => boolean, interrupt: () => Promise<never>) => {
  const originals = OPERATIONS.map((name) => [name, disk[name]] as const);
  let count = 0;
  let isInterrupted = false;
  for (const [name, original] of originals) {
    Reflect.set(disk, name, (...args: unknown[]): unknown => {
      count += 1;
      isInterrupted ||= !isAllowed(count, name);
      const result: unknown = isInterrupted ? interrupt() : Reflect.apply(original, disk, args);
      return result;
    });
  }
  return {
    count: () => count,
    restore: () => originals.forEach(([name, original]) => Reflect.set(disk, name, original)),
  };
};

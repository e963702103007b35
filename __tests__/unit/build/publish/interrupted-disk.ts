/** Interrupts a program after a number of file system operations, like a kill or a full disk. */
import disk from "node:fs/promises";

const OPERATIONS = ["access", "copyFile", "link", "mkdir", "readFile", "readdir", "rename", "rm", "writeFile"] as const;

/**
 * Counts file system operations. Calls `interrupt` instead of the first operation that is not allowed, and of all later ones.
 *
 * @returns `count`, which returns the number so far, and `restore`, which removes the patches
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

/** Interrupts a program after a number of file system operations, like a kill or a full disk. */
import disk from "node:fs/promises";

const OPERATIONS = ["access", "copyFile", "link", "mkdir", "readFile", "readdir", "rename", "rm", "writeFile"] as const;

/** Calls `interrupt` instead of the first file system operation that is not allowed, and of all later ones. Returns a function that ends this. */
export const interruptDisk = (isAllowed: (name: string) => boolean, interrupt: () => Promise<never>): (() => void) => {
  const originals = OPERATIONS.map((name) => [name, disk[name]] as const);
  let isInterrupted = false;
  for (const [name, original] of originals) {
    Reflect.set(disk, name, (...args: unknown[]): unknown => {
      isInterrupted ||= !isAllowed(name);
      const result: unknown = isInterrupted ? interrupt() : Reflect.apply(original, disk, args);
      return result;
    });
  }
  return () => originals.forEach(([name, original]) => Reflect.set(disk, name, original));
};

import { setTimeout as pause } from "node:timers/promises";

/** How long a page may take on a busy machine, in ms: how soon things happen is the benchmarks' matter. */
const PATIENCE = 20_000;

/** Tries a check until it passes, and throws what it threw last when it never does. */
export const soon = async (check: () => Promise<void> | void): Promise<void> => {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(50);
  }
};

import { setTimeout as pause } from "node:timers/promises";

/** Timeout in milliseconds, long enough for a busy machine. Speed is measured by the benchmarks, not here. */
const TIMEOUT = 20_000;

/** Repeats a check until it passes. After the timeout, throws the check's last error. */
export const soon = async (check: () => Promise<void> | void): Promise<void> => {
  const end = Date.now() + TIMEOUT;
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

import type { Page } from "@playwright/test";

/**
 * Longest wait for one idle period, in milliseconds. Needed because Chromium reports no idle period while only its compositor draws frames.
 */
const TIMEOUT_MS = 100;

/** Waits until the page has loaded and is idle. */
export const idle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  await page.evaluate(async (timeout) => {
    // Repeat, because work in one idle period may schedule more work.
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done), { timeout }));
  }, TIMEOUT_MS);
};

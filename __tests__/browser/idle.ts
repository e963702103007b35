import type { Page } from "@playwright/test";

/** Longest wait for one idle period, in ms. Needed because Chromium calls no idle callback while only a compositor animation runs. */
const TIMEOUT_MS = 100;

/** Waits until the page has loaded and is idle. */
export const idle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  await page.evaluate(async (timeout) => {
    // Repeat, because work in one idle period may schedule more work.
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done), { timeout }));
  }, TIMEOUT_MS);
};

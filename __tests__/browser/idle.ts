import type { Page } from "@playwright/test";

/** Waits until the page has loaded and is idle. */
export const idle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  // Repeat, because work in one idle period may schedule more work.
  for (let turn = 0; turn < 5; turn++) {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done), { timeout: 1000 })));
  }
};

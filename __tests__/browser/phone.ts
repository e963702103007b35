/** Emulates a phone: screen, touch, and a CPU slowed down to a quarter. */
import { devices, type Page } from "@playwright/test";

const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices["Pixel 7"];

/** Playwright's device without its browser: tests run in Chromium. */
export const phone = { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent };

/** Slows the page's CPU down to a quarter. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
};

/** Waits until the page has loaded and is idle. */
export const idle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  for (let turn = 0; turn < 5; turn++) {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done), { timeout: 1000 })));
  }
};

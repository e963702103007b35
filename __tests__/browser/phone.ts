/** Plays a phone: its screen, its touch, and a processor a quarter as fast as this machine's. */
import { devices, type Page } from "@playwright/test";

const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices["Pixel 7"];

/** A phone as Playwright knows it, without the browser it came with: tests run it in Chromium. */
export const phone = { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent };

/** Slows the page's scripts down to a quarter. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
};

/** Waits until the page has loaded and has had nothing to do for a while. */
export const idle = async (page: Page): Promise<void> => {
  await page.waitForLoadState("load");
  for (let turn = 0; turn < 5; turn++) {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done), { timeout: 1000 })));
  }
};

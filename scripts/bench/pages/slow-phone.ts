import { devices, type Browser, type Page } from "@playwright/test";

/** How many times slower than this machine the phone's processor is. */
const SLOWER = 4;

/** Opens an empty page on a phone at a quarter of the browser's speed, with nothing in its memory. Close its context. */
export const slowPhone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ ...devices["Pixel 7"], ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
};

/** Gives the middle one of some times; NaN when there is none. */
export const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;

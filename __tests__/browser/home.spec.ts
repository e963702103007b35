/** The home page of the shipped sample is as long as was decided, on screens and on paper; and any home page's main picture comes small to a phone. */
import { statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { isSample } from "../../scripts/lib/is-sample";
import { bytes, heights, sheets } from "../../scripts/bench/budgets.json";
import { drawnPictures, heroFile } from "./drawn-pictures";
import { printed } from "./pdf";

/** Text is as wide as the machine's own face makes it. */
const MARGIN = 1.05;

test(`home is no higher than was decided, and takes at most ${sheets} sheets of paper`, async ({ page }) => {
  test.skip(!isSample("content"), "how much other owners say on their home page is their matter");
  await page.goto("/");
  expect.soft((await printed(page)).length, "sheets").toBeLessThanOrEqual(sheets);
  for (const [width, height] of Object.entries(heights)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(scrollHeight, `at ${width} px`).toBeLessThanOrEqual(height * MARGIN);
  }
});

test("a list of the home page is a tab stop only where it scrolls", async ({ page }) => {
  await page.goto("/");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const wrong = () =>
      page
        .locator("ul[tabindex]")
        .evaluateAll((lists) => lists.filter((list) => list.scrollWidth > list.clientWidth !== (list as HTMLElement).tabIndex >= 0).length);
    await expect.poll(wrong, `${width} px`).toBe(0);
  }
});

test(`the home page's main picture has at most ${bytes.heroOfHomeOnPhone} bytes on any phone`, async ({ browser }) => {
  for (const { width, dots } of [
    { width: 360, dots: 3 },
    { width: 390, dots: 3 },
    { width: 412, dots: 2.625 },
    { width: 430, dots: 3 },
  ]) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor: dots });
    await page.goto("/");
    const file = heroFile(await drawnPictures(page), dots);
    expect(file).not.toBe("");
    expect.soft(statSync(`dist${file}`).size, `at ${width} px with ${dots} dots a pixel`).toBeLessThanOrEqual(bytes.heroOfHomeOnPhone);
    await page.close();
  }
});

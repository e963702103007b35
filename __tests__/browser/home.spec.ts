/** The home page: length of the shipped sample on screen and paper, scrolling lists, and the main picture's size on phones. */
import { statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { isSample } from "../../scripts/lib/is-sample";
import { bytes, heights, sheets } from "../../scripts/bench/budgets.json";
import { renderedPictures, heroFile } from "./drawn-pictures";
import { printed } from "./pdf";

/** Tolerance, because text width depends on the machine's fonts. */
const MARGIN = 1.05;

test(`the sample's home page is within its height limits, and prints on at most ${sheets} sheets`, async ({ page }) => {
  test.skip(!isSample("content"), "only the sample's home page has a length limit");
  await page.goto("/");
  expect.soft((await printed(page)).length, "sheets (scripts/bench/budgets.json)").toBeLessThanOrEqual(sheets);
  for (const [width, height] of Object.entries(heights)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(scrollHeight, `height at ${width} px (scripts/bench/budgets.json)`).toBeLessThanOrEqual(height * MARGIN);
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
    const file = heroFile(await renderedPictures(page), dots);
    expect(file).not.toBe("");
    expect
      .soft(statSync(`dist${file}`).size, `bytes at ${width} px with a device pixel ratio of ${dots} (scripts/bench/budgets.json)`)
      .toBeLessThanOrEqual(bytes.heroOfHomeOnPhone);
    await page.close();
  }
});

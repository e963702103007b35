/** The home page: the sample's length on screen and on paper, and the tab stops of scrolling lists. */
import { expect, test } from "@playwright/test";
import { isSample } from "../../../scripts/lib/is-sample";
import { heights, sheets } from "../../../scripts/bench/budgets.json";
import { printed } from "../pdf";

/** Tolerance for heights, because line breaks depend on the machine's fonts. */
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

test("a list on the home page is a tab stop only at widths where it scrolls", async ({ page }) => {
  await page.goto("/");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const wrong = () =>
      page.locator("ul[tabindex]").evaluateAll(
        (lists) =>
          lists.filter((list) => {
            const isScrollable = list.scrollWidth > list.clientWidth;
            const isTabStop = (list as HTMLElement).tabIndex >= 0;
            return isScrollable !== isTabStop;
          }).length,
      );
    await expect.poll(wrong, `${width} px`).toBe(0);
  }
});

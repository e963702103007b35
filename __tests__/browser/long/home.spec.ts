/** The home page: the sample's length on screen and on paper, and the tab stops of scrolling lists. */
import { expect, test, type Page } from "@playwright/test";
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

/** Returns, for each list that scrolls sideways if its items do not fit, whether they fit and whether the list is a tab stop. */
const stripsOn = (page: Page) =>
  page
    .locator("main ul")
    .evaluateAll((lists: readonly HTMLElement[]) =>
      lists
        .filter((list) => /auto|scroll/.test(getComputedStyle(list).overflowX))
        .map((list) => ({ isScrollable: list.scrollWidth > list.clientWidth, isTabStop: list.tabIndex >= 0 })),
    );

test("a list on the home page is a tab stop only at widths where it scrolls", async ({ page }) => {
  await page.goto("/");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const wrong = async () => (await stripsOn(page)).filter(({ isScrollable, isTabStop }) => isScrollable !== isTabStop);
    await expect.poll(wrong, `${width} px`).toEqual([]);
  }
});

test("the sample's home page has a list that scrolls on a phone", async ({ page }) => {
  test.skip(!isSample("content"), "another company's home page may have no such list");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  expect((await stripsOn(page)).filter(({ isScrollable }) => isScrollable)).not.toEqual([]);
});

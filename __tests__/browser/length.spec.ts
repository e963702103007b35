/** The home page of the shipped sample is as long as was decided, on screens and on paper. */
import { expect, test } from "@playwright/test";
import { isSample } from "../../scripts/lib/is-sample";
import { heights, sheets } from "../../scripts/bench/budgets.json";
import { printed } from "./pdf";

/** Text is as wide as the machine's own face makes it. */
const MARGIN = 1.05;

test.skip(!isSample("content"), "how much other owners say on their home page is their matter");

for (const [width, height] of Object.entries(heights)) {
  test(`home is at most ${height} px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await page.goto("/");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height * MARGIN);
  });
}

test(`home takes at most ${sheets} sheets of paper`, async ({ page }) => {
  await page.goto("/");
  expect((await printed(page)).length).toBeLessThanOrEqual(sheets);
});

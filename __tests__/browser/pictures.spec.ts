/** The home page's main picture comes small to a phone. That all pictures have the size they are shown at: pages.spec.ts. */
import { statSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { bytes } from "../../scripts/bench/budgets.json";
import { drawnPictures, heroFile } from "./drawn-pictures";

test(`the home page's main picture has at most ${bytes.heroOfHomeOnPhone} bytes on any phone`, async ({ page }) => {
  await page.goto("/");
  for (const { width, dots } of [
    { width: 360, dots: 3 },
    { width: 390, dots: 3 },
    { width: 412, dots: 2.625 },
    { width: 430, dots: 3 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const file = heroFile(await drawnPictures(page), dots);
    expect(file).not.toBe("");
    expect.soft(statSync(`dist${file}`).size, `at ${width} px with ${dots} dots a pixel`).toBeLessThanOrEqual(bytes.heroOfHomeOnPhone);
  }
});

/** Pages hardly shift when the font loads late. Without the font or the pictures, they are readable, fit the screen and do not shift. */
import { expect, test } from "@playwright/test";
import { locationPaths, postPaths, servicePaths } from "../../fixtures/visits";
import { layoutShift } from "../layout-shift";
import { reflow } from "../page-rules";

/**
 * Maximum layout shift when the font replaces the fallback font. Not 0, because the fallback's words differ in width, so a few headings wrap
 * differently. Google rates up to 0.1 as good.
 */
const MAX_SWAP_SHIFT = 0.01;

for (const path of ["/", ...servicePaths, "/contact", ...locationPaths, "/blog", ...postPaths, "/projects"]) {
  for (const [name, viewport] of [
    ["phone", { width: 360, height: 780 }],
    ["desktop", { width: 1440, height: 900 }],
  ] as const) {
    test(`${path} hardly shifts when its font loads late (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.route("**/*.woff2", async (route) => {
        await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
        await route.continue();
      });
      await page.goto(path);
      expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SWAP_SHIFT);
    });
  }

  for (const [name, files] of [
    ["font", "**/*.woff2"],
    // Block the font too, because the test above measures the shift that the font causes.
    ["pictures and font", /\.(?:avif|jpg|woff2)$/],
  ] as const) {
    test(`${path} is usable without its ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(files, (route) => route.abort());
      await page.goto(path);
      expect.soft(await layoutShift(page)).toBe(0);
      await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect.soft(await reflow(page), "at 390 px").toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await reflow(page), "at 320 px").toEqual([]);
    });
  }
}

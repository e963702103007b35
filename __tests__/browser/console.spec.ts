/** No page complains: no console error or warning, no page error, nothing that React finds other than it was built. */
import { expect, test } from "@playwright/test";
import { faultsOf } from "./blog";
import { pages } from "./pages";

for (const path of pages) {
  test(`${path} starts the app without a complaint`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto(path);
    await page.keyboard.press("Tab");
    await expect(page.locator("html[data-app]")).toBeAttached();
    expect(faults).toEqual([]);
  });
}

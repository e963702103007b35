/** No page complains: no console error or warning, no page error, nothing that React finds other than it was built. */
import { expect, test } from "@playwright/test";
import { faultsOf } from "./blog";
import { pages } from "./pages";
import { idle } from "./phone";

for (const path of pages) {
  test(`${path} comes to life without a complaint`, async ({ page }) => {
    const faults = faultsOf(page);
    await page.goto(path);
    await page.evaluate(() => {
      for (const { nextElementSibling } of document.querySelectorAll("script[data-island]"))
        nextElementSibling?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    });
    await idle(page);
    expect(faults).toEqual([]);
  });
}

/** Browsers can store pages of every template in the back/forward cache. */
import { expect, test } from "@playwright/test";
import config from "../../../playwright.config";
import { templatePages } from "../../../scripts/lib/template-pages";

// Playwright disables the back/forward cache by default.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

test("a page of each template is restored from the back/forward cache", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => document.documentElement.toggleAttribute("data-restored", persisted));
  });
  // Skip unknown paths, because Chromium does not cache their 404 responses.
  for (const path of templatePages().filter((address) => !address.includes("no-such"))) {
    await page.goto(path);
    await page.goto("/speculation-rules.json");
    await page.goBack({ waitUntil: "commit" });
    await expect.soft(page.locator("html[data-restored]"), path).toBeAttached();
  }
});

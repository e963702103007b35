/** The back/forward cache: every page can be cached. */
import { expect, test } from "@playwright/test";
import config from "../../../playwright.config";
import { templatePages } from "../../../scripts/lib/template-pages";

// Playwright disables the back/forward cache by default.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

test("a page of every template is restored from the cache", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => document.documentElement.toggleAttribute("data-kept-by-browser", persisted));
  });
  // Chromium does not cache 404 pages.
  for (const path of templatePages().filter((address) => !address.includes("no-such"))) {
    await page.goto(path);
    await page.goto("/speculation-rules.json");
    await page.goBack({ waitUntil: "commit" });
    await expect.soft(page.locator("html[data-kept-by-browser]"), path).toBeAttached();
  }
});

/** Browsers can store pages of every template in the back/forward cache. */
import { expect, test } from "@playwright/test";
import config from "../../../playwright.config";
import { findDesktopChromium } from "../../../scripts/lib/programs";
import { templatePages } from "../../../scripts/lib/template-pages";

// Chromium's headless shell has no back/forward cache.
const executablePath = findDesktopChromium();
test.skip(!executablePath && !process.env.CI, "the full Chromium is missing (Debian: chromium)");
// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("a page of each template is restored from the back/forward cache", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => document.documentElement.toggleAttribute("data-restored", persisted));
  });
  // Chromium does not cache 404 responses: unknown paths, and pages without entries, such as /projects of a new company.
  const answers = await Promise.all(templatePages().map(async (path) => ({ path, isFound: (await page.request.get(path)).ok() })));
  const found = answers.filter(({ isFound }) => isFound);
  expect(found).not.toEqual([]);
  for (const { path } of found) {
    await page.goto(path);
    // Leave the page for the smallest document of the site.
    await page.goto("/speculation-rules.json");
    await page.goBack({ waitUntil: "commit" });
    await expect.soft(page.locator("html[data-restored]"), path).toBeAttached();
  }
});

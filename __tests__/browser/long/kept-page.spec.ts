/** The back/forward cache: every page can be cached, and works after it is restored. */
import { expect, test, type Page } from "@playwright/test";
import config from "../../../playwright.config";
import { faultsOf } from "../blog";
import { fillQuote, QUOTE, sendButton } from "../quote-form";
import { live } from "../islands";
import { fieldLabels, words } from "../../fixtures/built-words";
import { hasDelivery } from "../../fixtures/visits";
import { templatePages } from "../../../scripts/lib/template-pages";

// Playwright disables the back/forward cache by default.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

const markRestoredPages = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => document.documentElement.toggleAttribute("data-kept-by-browser", persisted));
  });
const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test("a page of every template is restored from the cache", async ({ page }) => {
  await markRestoredPages(page);
  // Chromium does not cache 404 pages.
  for (const path of templatePages().filter((address) => !address.includes("no-such"))) {
    await page.goto(path);
    await page.goto("/speculation-rules.json");
    await page.goBack({ waitUntil: "commit" });
    await expect.soft(page.locator("html[data-kept-by-browser]"), path).toBeAttached();
  }
});

test("a restored form is unchanged and works", async ({ page }) => {
  test.skip(hasDelivery, "the form has a delivery method; tested in quote-form.spec.ts");
  const faults = faultsOf(page);
  await markRestoredPages(page);
  await page.goto("/contact");
  await fillQuote(page, {});
  await live(page, "quote-form");
  await page.evaluate(() => window.scrollTo({ top: 420, behavior: "instant" }));
  await page.goto("/privacy");
  // A restored page is not loaded again.
  await page.goBack({ waitUntil: "commit" });

  await expect(page.locator("html[data-kept-by-browser]")).toBeAttached();
  expect(await scrollPosition(page)).toBe(420);
  await expect(page.getByLabel(fieldLabels.name)).toHaveValue(QUOTE.name);
  await sendButton(page).click();
  await expect(page.getByRole("status")).toContainText(words.received.title);
  expect(faults).toEqual([]);
});

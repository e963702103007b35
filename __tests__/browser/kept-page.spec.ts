/** Back to a page that the browser has kept whole: it stands and works as it was left. */
import { expect, test, type Page } from "@playwright/test";
import config from "../../playwright.config";
import { faultsOf } from "./blog";
import { fillQuote, QUOTE } from "./quote-form";

// Playwright turns the browser's cache of pages off.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

const notePageShows = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => document.documentElement.toggleAttribute("data-kept-by-browser", persisted));
  });
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
const y = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

for (const isStarted of [true, false]) {
  test(`with the app ${isStarted ? "running" : "not yet there"}, words, place and app are as they were`, async ({ page }) => {
    const faults = faultsOf(page);
    await notePageShows(page);
    await page.goto("/contact");
    if (isStarted) {
      await fillQuote(page, {});
      await expect(page.locator("html[data-app]")).toBeAttached();
    }
    await scrollTo(page, 420);
    await page.goto("/privacy");
    // A page that was kept is not loaded again.
    await page.goBack({ waitUntil: "commit" });

    await expect(page.locator("html[data-kept-by-browser]")).toBeAttached();
    expect(await y(page)).toBe(420);
    await expect(page.getByLabel("Full Name")).toHaveValue(isStarted ? QUOTE.name : "");
    await page.keyboard.press("Shift");
    await expect(page.locator("html[data-app]")).toBeAttached();
    expect(await y(page)).toBe(420);
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).first().click();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => y(page)).toBe(0);
    await page.evaluate("history.back()");
    await expect(page).toHaveURL("/contact");
    expect(faults).toEqual([]);
  });
}

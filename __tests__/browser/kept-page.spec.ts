/** Back to a page that the browser has kept whole: it stands and works as it was left. */
import { expect, test, type Page } from "@playwright/test";
import config from "../../playwright.config";
import { faultsOf } from "./blog";
import { fillQuote, QUOTE } from "./quote-form";
import { fieldLabels } from "../fixtures/built-words";
import { footerLink } from "../fixtures/visits";

// Playwright turns the browser's cache of pages off.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] } });

const notePageShows = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => document.documentElement.toggleAttribute("data-kept-by-browser", persisted));
  });
const waitForApp = (page: Page) => expect(page.locator("html[data-app]")).toBeAttached();
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
const y = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

for (const { app, arrange, name } of [
  {
    app: "running",
    arrange: async (page: Page) => {
      await fillQuote(page, {});
      await waitForApp(page);
    },
    name: QUOTE.name,
  },
  { app: "not yet there", arrange: () => Promise.resolve(), name: "" },
]) {
  test(`with the app ${app}, words, place and app are as they were`, async ({ page }) => {
    const faults = faultsOf(page);
    await notePageShows(page);
    await page.goto("/contact");
    await arrange(page);
    await scrollTo(page, 420);
    await page.goto("/privacy");
    // A page that was kept is not loaded again.
    await page.goBack({ waitUntil: "commit" });

    await expect(page.locator("html[data-kept-by-browser]")).toBeAttached();
    expect(await y(page)).toBe(420);
    await expect(page.getByLabel(fieldLabels.name)).toHaveValue(name);
    await page.keyboard.press("Shift");
    await waitForApp(page);
    expect(await y(page)).toBe(420);
    await page.getByRole("contentinfo").getByRole("link", { name: footerLink.label, exact: true }).first().click();
    await expect(page).toHaveURL(footerLink.to);
    await expect.poll(() => y(page)).toBe(0);
    await page.evaluate("history.back()");
    await expect(page).toHaveURL("/contact");
    expect(faults).toEqual([]);
  });
}

/**
 * The header, with its call and estimate links, next to a scrollbar that takes up space, as on Windows. header-widths.spec.ts has no
 * scrollbar.
 */
import { expect, test, type Page } from "@playwright/test";
import config from "../../../playwright.config";
import { inLanguage } from "../../../src/content/shared/languages";
import { routes } from "../../../src/content/shared/routes";
import { builtTranslations, wordsOf } from "../../fixtures/built-words";
import { deepPage } from "../../fixtures/visits";
import { crowdedParts } from "../header-row";

// Playwright hides scrollbars by default.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

/** Viewport widths around each breakpoint of the header, up to the widest scrollbar (17 px) above the breakpoint. */
const WIDTHS = [48, 72].flatMap((rem) => [-1, 0, 7, 14, 15, 16, 17].map((more) => rem * 16 + more));

/** Opens a page, and runs `check` at each width, with the call bar shown. */
const atEachWidth = async (page: Page, path: string, check: (at: string) => Promise<void>): Promise<void> => {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  for (const width of WIDTHS) {
    const at = `${width} px wide`;
    await page.setViewportSize({ width, height: 800 });
    // The call bar is hidden while the hero's buttons are in view.
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    expect(await page.evaluate(() => document.documentElement.clientWidth), at).toBeLessThan(width);
    await check(at);
  }
};

for (const path of [routes.home, deepPage, ...builtTranslations.map(({ language }) => inLanguage(routes.home, language))]) {
  test(`${path} has one call link and one estimate link on screen at every width`, async ({ page }) => {
    const { buttons, callBar } = wordsOf(path);
    const places = page.getByRole("banner").or(page.getByRole("complementary", { name: callBar.label }));
    await atEachWidth(page, path, async (at) => {
      await expect.soft(places.locator('a[href^="tel:"]').filter({ visible: true }), at).toHaveCount(1);
      await expect.soft(places.getByRole("link", { name: buttons.estimate }).filter({ visible: true }), at).toHaveCount(1);
    });
  });

  test(`${path} has room for the parts of its header at every width`, async ({ page }) => {
    await atEachWidth(page, path, async (at) => expect.soft(await crowdedParts(page), at).toEqual([]));
  });
}

/** The header at every width: language, phone and estimate links, and menus without JavaScript. */
import { expect, test, type Page } from "@playwright/test";
import { routes } from "../../../src/content/shared/routes";
import { inLanguage, languageOf } from "../../../src/content/shared/languages";
import { builtTranslations, business, wordsOf } from "../../fixtures/built-words";
import { deepPage, dropdowns, rowLink } from "../../fixtures/visits";
import { crowdedParts } from "../header-row";
import { brokenPieces } from "../measures";
import { setTextSize } from "../page-rules";
import { MISSING_PAGE } from "../../../scripts/lib/template-pages";
import { pages, UNKNOWN_POST } from "../pages";

const header = (page: Page) => page.getByRole("banner");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, width, selector, panel, link] of [
    ["a dropdown", 1280, "details[data-dropdown]", "details[data-dropdown]", dropdowns[0]?.links.at(-1)],
    ["the menu", 390, "details[data-menu]", "details[data-menu] + nav", rowLink],
  ] as const) {
    test(`${name} opens, closes and has a working link`, async ({ page }) => {
      test.skip(link === undefined, "the menus have no suitable link");
      const { label = "", to = "" } = link ?? {};
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      const details = page.locator(selector).first();
      const inside = page.locator(panel).first().getByRole("link", { name: label, exact: true });
      await details.locator("> summary").click();
      await expect(inside).toBeVisible();
      await details.locator("> summary").click();
      await expect(inside).toBeHidden();
      await details.locator("> summary").click();
      await inside.click();
      await expect(page).toHaveURL(to);
    });
  }
});

const [translation] = builtTranslations;
const isTranslated = (path: string): boolean => translation !== undefined && pages.includes(inLanguage(path, translation.language));
/** A page, other than the home page, that exists in both languages, if there is one. */
const inBoth = pages.find((path) => languageOf(path) === "en" && path !== routes.home && isTranslated(path));
/** English pages, an unknown post, an unknown path, and a translated page if there is one. */
const addresses = [
  ...[routes.home, deepPage, UNKNOWN_POST, MISSING_PAGE],
  ...(translation && inBoth !== undefined ? [inLanguage(inBoth, translation.language)] : []),
];
/** Number of language links in the header of every page. */
const languageLinkCount = translation ? 1 : 0;

/** Returns the header's links to other languages. */
const languageLinks = (page: Page) => header(page).locator("a[lang][hreflang]");

/**
 * Returns the links that a page's header must show. Wide screens have phone and estimate links, except with doubled text. The page with the
 * quote form has no estimate link.
 */
const offered = (page: Page, path: string, isWide: boolean) => {
  const names = path.endsWith(routes.contact) ? [business.phone] : [business.phone, wordsOf(path).buttons.estimate];
  return [...(translation ? [languageLinks(page)] : []), ...(isWide ? names.map((name) => header(page).getByRole("link", { name })) : [])];
};

/**
 * Selects the entries of the header's row. Excludes the company's name, the only entry that wraps where space is short, and the links in
 * dropdowns, which may wrap to two lines.
 */
const ROW = "[data-header] > div > a:not(:first-child), [data-header] nav > ul > li > a, [data-header] nav summary";

/** Reports entries of the header's row that break across lines. */
const brokenEntries = (page: Page): Promise<readonly string[]> => page.evaluate(brokenPieces, { selector: ROW, pattern: ".+" });

/** Text sizes in CSS pixels. */
const USUAL = 16;
const DOUBLED = 32;
/** Screen widths, including both sides of each breakpoint, with text sizes. */
const SIZES = [
  ...[320, 360, 390, 767, 768, 1024, 1088, 1151, 1152, 1280, 1343, 1344, 1440, 1920].map((width) => ({ width, text: USUAL })),
  ...[320, 360, 768, 1280].map((width) => ({ width, text: DOUBLED })),
];

for (const path of addresses) {
  test(`${path} has the language link at every width, and phone and estimate links from 768 px, without overlap or broken lines`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await expect(languageLinks(page)).toHaveCount(languageLinkCount);
    const browser = await page.context().newCDPSession(page);
    for (const { width, text } of SIZES) {
      const at = `${width} px wide, with ${text} px text`;
      await page.setViewportSize({ width, height: 800 });
      expect(await setTextSize(page, browser, text)).toEqual([]);
      for (const link of offered(page, path, width >= 768 && text === USUAL)) await expect.soft(link, at).toBeInViewport({ ratio: 1 });
      expect.soft(await crowdedParts(page), at).toEqual([]);
      expect.soft(text === USUAL ? await brokenEntries(page) : [], at).toEqual([]);
    }
  });
}

test("the language link keeps the hash if it leads to a translation, but not if it leads to a parent page", async ({ page }) => {
  test.skip(!translation || inBoth === undefined, "no page exists in two languages");
  const language = translation?.language ?? "en";
  for (const [from, to] of [
    [`${inBoth ?? ""}#main`, `${inLanguage(inBoth ?? "", language)}#main`],
    [`${UNKNOWN_POST}#main`, pages.find((page) => page === inLanguage(routes.blog, language)) ?? inLanguage(routes.home, language)],
  ] as const) {
    await page.goto(from);
    await languageLinks(page).click();
    await expect(page).toHaveURL(to);
  }
});

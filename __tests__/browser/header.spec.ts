/** The header: shadow, dropdowns, mobile menu, and the language, phone and estimate links at every width. */
import { expect, test, type Page } from "@playwright/test";
import { routes } from "../../src/content/shared/routes";
import { telLink } from "../../src/content/format/phone";
import { inLanguage } from "../../src/content/shared/languages";
import { builtTranslations, business, words, wordsOf } from "../fixtures/built-words";
import { deepPage, dropdowns, rowLink } from "../fixtures/visits";
import { brokenPieces } from "./measures";
import { setTextSize } from "./page-rules";
import { pages } from "./pages";

const header = (page: Page) => page.getByRole("banner");
type Dropdown = (typeof dropdowns)[number];
const [first] = dropdowns;
const last = dropdowns.at(-1);
/**
 * Returns the dropdown that a test opens.
 *
 * @throws Error if the header has none
 */
const requireDropdown = (menu: Dropdown | undefined): Dropdown => {
  if (!menu) throw new Error("The header has no dropdown");
  return menu;
};
const dropdown = (page: Page, menu: Dropdown | undefined) =>
  header(page)
    .locator("details[data-dropdown]")
    .filter({ has: page.locator(`summary:text-is(${JSON.stringify(requireDropdown(menu).label)})`) });
const summary = (page: Page, menu: Dropdown | undefined) => dropdown(page, menu).locator("summary");
const scroll = (page: Page, to: number): Promise<void> =>
  page.evaluate((top) => {
    window.scrollTo({ top, behavior: "instant" });
  }, to);

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("stays at the top, with a shadow after 11 px of scrolling", async ({ page }) => {
    await page.goto("/about");
    await scroll(page, 10);
    await expect(header(page)).not.toHaveAttribute("data-scrolled");
    await expect(header(page)).toHaveCSS("box-shadow", "none");
    await scroll(page, 11);
    await expect(header(page)).toHaveAttribute("data-scrolled");
    await expect(header(page)).not.toHaveCSS("box-shadow", "none");
    await scroll(page, 900);
    expect((await header(page).boundingBox())?.y).toBe(0);
    await scroll(page, 0);
    await expect(header(page)).toHaveCSS("box-shadow", "none");
  });

  test("a click opens and closes a dropdown, and only one is open at a time", async ({ page }) => {
    await page.goto("/");
    await summary(page, first).click();
    await expect(dropdown(page, first)).toHaveAttribute("open");
    await summary(page, last).focus();
    await page.keyboard.press("Enter");
    await expect(dropdown(page, last)).toHaveAttribute("open");
    await expect(dropdown(page, first)).not.toHaveAttribute("open");
    await page.keyboard.press("Enter");
    await expect(dropdown(page, last)).not.toHaveAttribute("open");
  });

  test("a dropdown opens on mouse hover and closes afterwards", async ({ page }) => {
    await page.goto("/");
    await summary(page, last).hover();
    await expect(dropdown(page, last)).toHaveAttribute("open");
    await page.mouse.move(300, 700);
    await expect(dropdown(page, last)).not.toHaveAttribute("open");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  const menu = (page: Page) => page.locator("details[data-menu]");
  const toggle = (page: Page) => menu(page).locator("> summary");
  const list = (page: Page) => header(page).getByRole("navigation", { name: words.header.main });

  test("the mobile menu fits on the screen, and its groups open in place", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    const sheet = list(page);
    await expect(sheet).toBeHidden();
    await toggle(page).tap();
    const links = sheet.getByRole("link");
    await expect(links.first()).toHaveAccessibleName(business.phone);
    await expect(links.first()).toHaveAttribute("href", telLink(business.phone));
    await expect(links.nth(1)).toHaveAttribute("href", routes.home);
    const box = await sheet.boundingBox();
    expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
    // The call bar below the menu stays visible.
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(640);
    // A close icon replaces the menu icon.
    await expect(toggle(page).locator("svg")).toBeHidden();
    for (const { label, links: inside } of dropdowns) {
      const link = sheet.getByRole("link", { name: inside[0]?.label ?? "", exact: true });
      await expect(link).toBeHidden();
      await sheet.getByText(label, { exact: true }).tap();
      await expect(link).toBeVisible();
      await expect(menu(page)).toHaveAttribute("open");
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, width, selector, links, link] of [
    ["dropdowns", 1280, "details[data-dropdown]", "details[data-dropdown]", first?.links.at(-1)],
    ["the menu", 390, "details[data-menu]", "details[data-menu] + nav", rowLink],
  ] as const) {
    test(`${name} open, close and have working links`, async ({ page }) => {
      test.skip(link === undefined, "the menus have no link that fits this test");
      const { label = "", to = "" } = link ?? {};
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      const details = page.locator(selector).first();
      const inside = page.locator(links).first().getByRole("link", { name: label, exact: true });
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

test("the skip link skips the menu", async ({ page }) => {
  await page.goto(deepPage);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

const [translation] = builtTranslations;
/** A page that exists in both languages. */
const inBoth = routes.contact;
/** English pages, a saved post, an unknown address and a translation. */
const addresses = [
  ...[routes.home, deepPage, "/blog/no-such-post", "/no-such-page"],
  ...(translation ? [inLanguage(inBoth, translation.language)] : []),
];
/** Number of links to another language on every page. */
const languages = translation ? 1 : 0;

/** Links of the header to another language. */
const languageLinks = (page: Page) => header(page).locator("a[lang][hreflang]");

/** Returns the parts of the header that overlap or exceed the page's margins. */
const crowded = (page: Page): Promise<readonly string[]> =>
  header(page).evaluate((element) => {
    const boxes = [...(element.firstElementChild?.children ?? [])]
      .map((part) => ({ name: part.textContent.slice(0, 20), box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .sort((a, b) => a.box.left - b.box.left);
    const inner = element.firstElementChild?.getBoundingClientRect();
    const end = innerWidth - (boxes[0]?.box.left ?? 0);
    return boxes
      .filter(({ box }, index) => {
        const before = boxes[index - 1]?.box.right ?? 0;
        return box.left < before || box.right > end + 1 || box.top < (inner?.top ?? 0) || box.bottom > (inner?.bottom ?? 0);
      })
      .map(({ name }) => name);
  });

/** Returns the links that a page's header shows at a width. The page with the form has no link to it. */
const offered = (page: Page, path: string, width: number) => {
  const names = path.endsWith(inBoth) ? [business.phone] : [business.phone, wordsOf(path).buttons.estimate];
  return [
    ...(translation ? [languageLinks(page)] : []),
    ...(width < 768 ? [] : names.map((name) => header(page).getByRole("link", { name }))),
  ];
};

/** The entries of the header's row, without those of its dropdowns, which may have two lines. */
const ROW = "[data-header] > div > a, [data-header] nav > ul > li > a, [data-header] nav summary";

/** Returns the entries of the header's row that are broken across lines. Narrower screens have the menu's button instead. */
const brokenEntries = async (page: Page, width: number): Promise<readonly string[]> =>
  width < 1088 ? [] : page.evaluate(brokenPieces, { selector: ROW, pattern: ".+" });

for (const path of addresses) {
  const tag = path === routes.home ? "" : " @every-page";

  test(`${path} has the language link at every width, and phone and estimate from 768 px, without overlap or broken lines${tag}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 390, 767, 768, 1024, 1088, 1151, 1152, 1280, 1343, 1344, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${path} at ${width} px`;
      await expect.soft(languageLinks(page), at).toHaveCount(languages);
      for (const link of offered(page, path, width)) await expect.soft(link, at).toBeInViewport({ ratio: 1 });
      expect.soft(await crowded(page), at).toEqual([]);
      expect.soft(await brokenEntries(page, width), at).toEqual([]);
    }
    const browser = await page.context().newCDPSession(page);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await setTextSize(page, browser, 32)).toEqual([]);
      for (const link of offered(page, path, 0)) await expect.soft(link).toBeInViewport({ ratio: 1 });
      expect.soft(await crowded(page), `${path} at ${width} px with doubled text`).toEqual([]);
    }
  });
}

test("the language link keeps the hash for a translation, but not for a parent page", async ({ page }) => {
  test.skip(!translation, "the content has one language");
  const language = translation?.language ?? "en";
  for (const [from, to] of [
    [`${inBoth}#main`, `${inLanguage(inBoth, language)}#main`],
    ["/blog/no-such-post#main", pages.find((page) => page === inLanguage(routes.blog, language)) ?? inLanguage(routes.home, language)],
  ] as const) {
    await page.goto(from);
    await languageLinks(page).click();
    await expect(page).toHaveURL(to);
  }
});

/** The header: its shadow, its dropdowns, and the menu of small screens. */
import { expect, test, type Page } from "@playwright/test";
import { routes } from "../../src/content/shared/routes";
import { telLink } from "../../src/content/format/phone";
import { business, words } from "../fixtures/built-words";
import { deepPage, dropdowns, rowLink } from "../fixtures/visits";
import { partedPieces } from "./measures";
import { stickingOut } from "./sticking-out";

const header = (page: Page) => page.getByRole("banner");
type Dropdown = (typeof dropdowns)[number];
const [first] = dropdowns;
const last = dropdowns.at(-1);
/**
 * The dropdown that a test opens.
 *
 * @throws when the header has none
 */
const there = (menu: Dropdown | undefined): Dropdown => {
  if (!menu) throw new Error("The header has no dropdown");
  return menu;
};
const dropdown = (page: Page, menu: Dropdown | undefined) =>
  header(page)
    .locator("details[data-dropdown]")
    .filter({ has: page.locator(`summary:text-is(${JSON.stringify(there(menu).label)})`) });
const summary = (page: Page, menu: Dropdown | undefined) => dropdown(page, menu).locator("summary");
const scroll = (page: Page, to: number): Promise<void> =>
  page.evaluate((top) => {
    window.scrollTo({ top, behavior: "instant" });
  }, to);

test.describe("on a desk", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("stays at the top, and casts a shadow from 11 px on", async ({ page }) => {
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

  test("a click opens and closes, and only one is open at a time", async ({ page }) => {
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

  test("a mouse over it opens it, and away from it closes it", async ({ page }) => {
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

  test("the menu holds the same links as the row, and the phone", async ({ page }) => {
    await page.goto("/");
    await toggle(page).tap();
    await expect(menu(page)).toHaveAttribute("open");
    await expect(menu(page).getByRole("link", { name: business.phone })).toHaveAttribute("href", telLink(business.phone));
    const addresses = (scope: string) =>
      page.locator(`${scope} a[href^="/"]`).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")))].sort());
    expect(await addresses("details[data-menu]")).toEqual(await addresses(`nav[aria-label="${words.header.main}"]`));
  });

  test("the menu fits the screen: what is asked most comes first, and its groups open in place", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    await toggle(page).tap();
    const sheet = menu(page).getByRole("navigation");
    const links = sheet.getByRole("link");
    await expect(links.first()).toHaveAccessibleName(business.phone);
    await expect(links.nth(1)).toHaveAttribute("href", routes.contact);
    const box = await sheet.boundingBox();
    expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
    // The call bar below it stays in reach.
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(640);
    // In place of the three lines stands the mark that closes.
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

  for (const [name, width, selector, link] of [
    ["dropdowns", 1280, "details[data-dropdown]", first?.links.at(-1)],
    ["the menu", 390, "details[data-menu]", rowLink],
  ] as const) {
    test(`${name} open, close and lead on`, async ({ page }) => {
      test.skip(link === undefined, "the menus have no such link");
      const { label = "", to = "" } = link ?? {};
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      const details = page.locator(selector).first();
      const inside = details.getByRole("link", { name: label, exact: true });
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

test("the skip link leads past the menu", async ({ page }) => {
  await page.goto(deepPage);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("each entry of the header, and the name, stands on one line from 1,088 px on", async ({ page }) => {
  await page.goto(routes.home);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [1088, 1120, 1160, 1280, 1343, 1344, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(partedPieces, { selector: "[data-header] > div > :not(details)", pattern: ".+" })).toEqual([]);
    expect(await page.evaluate(stickingOut)).toEqual([]);
    const [logo, heading] = await Promise.all(
      ["[data-header] svg", "h1"].map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().left),
      ),
    );
    // The name, and what stands below it, begin at one edge.
    expect(logo).toBeCloseTo(heading ?? 0, 0);
  }
});

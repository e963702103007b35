/** The header: shadow, dropdowns, mobile menu and skip link. long/header-widths.spec.ts tests its links at every width. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { routes } from "../../src/content/shared/routes";
import { telLink } from "../../src/content/format/phone";
import { business, words } from "../fixtures/built-words";
import { deepPage, dropdowns } from "../fixtures/visits";

const header = (page: Page) => page.getByRole("banner");
const [first = "", second = ""] = dropdowns.map(({ label }) => label);
const dropdown = (page: Page, label: string) =>
  header(page)
    .locator("details[data-dropdown]")
    .filter({ has: page.locator(`summary:text-is(${JSON.stringify(label)})`) });
const scroll = (page: Page, to: number): Promise<void> => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), to);

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the header stays at the top", async ({ page }) => {
    await page.goto("/about");
    await scroll(page, 900);
    expect((await header(page).boundingBox())?.y).toBe(0);
  });

  test("the header has a shadow only while the page is scrolled by more than 10 px", async ({ page }) => {
    await page.goto("/about");
    await scroll(page, 10);
    await expect(header(page)).toHaveCSS("box-shadow", "none");
    await scroll(page, 11);
    await expect(header(page)).not.toHaveCSS("box-shadow", "none");
    await scroll(page, 0);
    await expect(header(page)).toHaveCSS("box-shadow", "none");
  });

  test("a dropdown opens on hover, and closes when the mouse leaves", async ({ page }) => {
    test.skip(dropdowns.length === 0, "the menus have no dropdown");
    await page.goto("/");
    const one = dropdown(page, dropdowns.at(-1)?.label ?? "");
    await one.locator("summary").hover();
    await expect(one).toHaveAttribute("open");
    await page.mouse.move(300, 700);
    await expect(one).not.toHaveAttribute("open");
  });

  test("only one dropdown is open at a time, with the mouse and with the keyboard", async ({ page }) => {
    test.skip(dropdowns.length < 2, "the menus have fewer than two dropdowns");
    await page.goto("/");
    const [one, other] = [dropdown(page, first), dropdown(page, second)];
    await one.locator("summary").click();
    await expect(one).toHaveAttribute("open");
    await other.locator("summary").click();
    await expect(other).toHaveAttribute("open");
    await expect(one).not.toHaveAttribute("open");
    await one.locator("summary").press("Enter");
    await expect(one).toHaveAttribute("open");
    await expect(other).not.toHaveAttribute("open");
    await one.locator("summary").press("Enter");
    await expect(one).not.toHaveAttribute("open");
  });

  test("the last link of each dropdown can be reached in a window that is shorter than the dropdown", async ({ page }) => {
    test.skip(dropdowns.length === 0, "the menus have no dropdown");
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto("/");
    for (const { label, all } of dropdowns) {
      await dropdown(page, label).locator("summary").click();
      const end = dropdown(page, label).getByRole("link", { name: all.label, exact: true });
      await end.hover();
      await expect(end).toBeInViewport({ ratio: 1 });
      await dropdown(page, label).locator("summary").press("Escape");
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  const menu = (page: Page) => page.locator("details[data-menu]");
  const toggle = (page: Page) => menu(page).locator("> summary");
  const list = (page: Page) => header(page).getByRole("navigation", { name: words.header.main });

  /** Opens the menu on a small phone, and returns the menu's contents. */
  const openMenu = async (page: Page): Promise<Locator> => {
    await page.goto("/");
    const sheet = list(page);
    await expect(sheet).toBeHidden();
    await toggle(page).tap();
    // A close icon replaces the menu icon.
    await expect(toggle(page).locator("svg")).toBeHidden();
    return sheet;
  };

  test("the mobile menu starts with the links to call and to the home page", async ({ page }) => {
    const links = (await openMenu(page)).getByRole("link");
    await expect(links.first()).toHaveAccessibleName(business.phone);
    await expect(links.first()).toHaveAttribute("href", telLink(business.phone));
    await expect(links.nth(1)).toHaveAttribute("href", routes.home);
  });

  test("the mobile menu fits on the screen", async ({ page }) => {
    const sheet = await openMenu(page);
    const box = await sheet.boundingBox();
    // The menu does not scroll.
    expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
    // The menu does not extend below the screen.
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(640);
  });

  test("dropdowns open inside the mobile menu", async ({ page }) => {
    test.skip(dropdowns.length === 0, "the menus have no dropdown");
    const sheet = await openMenu(page);
    for (const { label, links: inside } of dropdowns) {
      const link = sheet.getByRole("link", { name: inside[0]?.label ?? "", exact: true });
      await expect(link).toBeHidden();
      await sheet.getByText(label, { exact: true }).tap();
      await expect(link).toBeVisible();
      await expect(menu(page)).toHaveAttribute("open");
    }
  });
});

test("the skip link moves focus past the menu", async ({ page }) => {
  await page.goto(deepPage);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

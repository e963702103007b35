/** The estimate button in the header from 768 px up, and the call bar on smaller screens. */
import { expect, test, type Page } from "@playwright/test";
import { routes } from "../../../src/content/shared/routes";
import { words } from "../../fixtures/built-words";
import { locationPaths, servicePaths } from "../../fixtures/visits";

/** A page with the call and estimate buttons in its hero. */
const [pageWithHero = routes.home] = [...servicePaths, ...locationPaths];

const bar = (page: Page) => page.getByRole("complementary", { name: words.callBar.label });
const inHeader = (page: Page) => page.getByRole("banner").getByRole("link", { name: words.buttons.estimate });
const inHero = (page: Page) => page.getByRole("main").locator(`a[href="${routes.contact}"]`).first();
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));

for (const path of [routes.contact, routes.thankYou]) {
  test(`${path} has no estimate button in the header or the call bar`, async ({ page }) => {
    for (const width of [360, 900, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(path);
      await toEnd(page);
      await expect(inHeader(page)).toBeHidden();
      await expect(bar(page).getByRole("link", { name: words.buttons.estimate })).toBeHidden();
    }
  });

  test(`${path} has a call link in the call bar`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    // Scroll to the end, where the hero's buttons are out of view even on a short page.
    await toEnd(page);
    await expect(bar(page).getByRole("link", { name: words.buttons.callShort })).toBeVisible();
  });
}

test("the call bar scrolls with the contact page, so that it never covers a field", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(routes.contact);
  // Scroll to the end, because the bar is hidden while the hero's buttons are in view.
  await toEnd(page);
  const position = await bar(page).evaluate((element) => getComputedStyle(element).position);
  expect(position).toBe("static");
});

test("the open phone menu ends above the call bar's estimate link", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pageWithHero);
  await expect(bar(page)).toBeHidden();
  await page.locator("[data-menu] > summary").click();
  const estimate = bar(page).getByRole("link", { name: words.buttons.estimate });
  await expect(estimate).toBeInViewport();
  const bottomOfMenu = await page
    .getByRole("navigation", { name: words.header.main })
    .evaluate((nav) => nav.getBoundingClientRect().bottom);
  expect((await estimate.boundingBox())?.y).toBeGreaterThanOrEqual(bottomOfMenu);
});

test.describe("without JavaScript", () => {
  test.use({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false });

  test("the call bar is shown only while the hero's buttons are out of view", async ({ page }) => {
    await page.goto(pageWithHero);
    await expect(inHero(page)).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 2000);
    await expect(bar(page)).toBeVisible();
    await page.mouse.wheel(0, -2000);
    await expect(bar(page)).toBeHidden();
  });
});

/** The header marks the current page or section, also in forced colors. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { blogLabel, locationPage, menus, postPage, servicePage } from "../../fixtures/visits";

const { services, areas, links } = menus.header;
const blog = blogLabel;

/** A page, and the header's entry for it or its section. */
const PLACES = [
  ...servicePage.map((path) => [path, services.label] as const),
  ...locationPage.map((path) => [path, areas.label] as const),
  ...(blog ? postPage.map((path) => [path, blog] as const) : []),
  ...links.map(({ to, label }) => [to, label] as const),
];

const entries = (page: Page): Locator => page.locator("[data-header] > div > nav > ul > li");

/** Returns the labels of the entries with a double underline. */
const marked = (page: Page): Promise<readonly string[]> =>
  entries(page).evaluateAll((items) =>
    items
      .map((item) => item.querySelector("summary") ?? item.querySelector("a"))
      .flatMap((entry) => (entry && getComputedStyle(entry).borderBottomStyle === "double" ? [entry.textContent.trim()] : [])),
  );

for (const forcedColors of ["none", "active"] as const) {
  test.describe(`forced colors: ${forcedColors}`, () => {
    test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { forcedColors } });

    test("marks only the entry of the current page or section", async ({ page }) => {
      for (const [path, label] of PLACES) {
        await page.goto(path);
        expect.soft(await marked(page), path).toEqual([label]);
        const line = await page
          .locator("[data-header] > div > nav > ul > li > a[aria-current], [data-header] li > :has([aria-current]) > summary")
          .first()
          .evaluate((entry) => [getComputedStyle(entry).borderBottomColor, getComputedStyle(entry).backgroundColor]);
        expect.soft(line[0], path).not.toBe(line[1]);
      }
    });
  });
}

/** The header marks the current page or section, even in forced-colors mode. */
import { expect, test, type Page } from "@playwright/test";
import { blogLabel, locationPaths, menus, postPaths, servicePaths } from "../../fixtures/visits";

const { services, areas, links } = menus.header;

/** Pages, each with the label of the header entry that must be marked. */
const PLACES = [
  ...servicePaths.map((path) => [path, services.label] as const),
  ...locationPaths.map((path) => [path, areas.label] as const),
  ...(blogLabel ? postPaths.map((path) => [path, blogLabel] as const) : []),
  ...links.map(({ to, label }) => [to, label] as const),
];

/** Returns the labels of the header entries that have a visible double underline. */
const marked = (page: Page): Promise<readonly string[]> =>
  page.locator("[data-header] > div > nav > ul > li").evaluateAll((items) =>
    items
      .map((item) => item.querySelector("summary") ?? item.querySelector("a"))
      .flatMap((entry) => {
        if (!entry) return [];
        const { borderBottomStyle, borderBottomColor, backgroundColor } = getComputedStyle(entry);
        return borderBottomStyle === "double" && borderBottomColor !== backgroundColor ? [entry.textContent.trim()] : [];
      }),
  );

test("the header marks only the entry of the current page or section, even in forced-colors mode", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, label] of PLACES) {
    await page.goto(path);
    for (const forcedColors of ["none", "active"] as const) {
      await page.emulateMedia({ forcedColors });
      expect.soft(await marked(page), `${path}, forced colors: ${forcedColors}`).toEqual([label]);
    }
  }
});

/** Each page has only its own styles: it looks the same whether a visitor begins there or comes from pages with others. */
import { expect, test, type Page } from "@playwright/test";
import { gesture } from "./app-start/app";
import { locationPage, postPage, servicePage } from "../fixtures/visits";

const TOUR = [...servicePage, "/contact", ...locationPage, "/projects", ...postPage, "/about", "/services", "/"];

const PROPERTIES = [
  ...[
    "display",
    "position",
    "width",
    "height",
    "margin-top",
    "margin-bottom",
    "padding",
    "gap",
    "grid-template-columns",
    "border",
    "border-radius",
  ],
  ...["color", "background-color", "background-image", "font-size", "font-weight", "font-stretch", "line-height", "text-align"],
  ...["text-transform", "list-style-type", "object-fit", "aspect-ratio", "box-shadow"],
];

/** Brings every picture in: one that is there takes its own proportions, to a hundredth of a pixel; one that is not, those it is said to have. */
const picturesIn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
  });

/** A line for each element a visitor can see: what it is and how it looks. */
const look = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (properties) =>
      [...document.querySelectorAll("header *, main, main *, footer *")]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const style = getComputedStyle(element);
          // Where it stands, and not its margins at the sides: Chromium says 0 of an automatic one, now and then.
          const left = Math.round(element.getBoundingClientRect().left);
          return `${element.tagName} ${element.getAttribute("class") ?? ""} ${left}; ${properties.map((name) => style.getPropertyValue(name)).join("; ")}`;
        }),
    PROPERTIES,
  );

for (const width of [360, 1440]) {
  test(`after a tour every page looks as it does at first sight (${width} px)`, async ({ page, context }) => {
    // The site's font is optional: a page it reaches late keeps the other for good, and no two pages would compare.
    await context.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blog");
    await gesture(page);
    await expect(page.locator("html[data-app]")).toBeAttached();
    await page.evaluate(() => document.body.setAttribute("data-kept", ""));
    for (const path of TOUR) {
      // Gatsby's own way to go to a page: not every page of the tour has a link to the next.
      await page.evaluate(`___navigate(${JSON.stringify(path)})`);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`^https://[^/]+${path}$`));
      const direct = await context.newPage();
      await direct.setViewportSize({ width, height: 900 });
      await direct.goto(path);

      for (const tab of [page, direct]) await picturesIn(tab);
      expect(await look(page), path).toEqual(await look(direct));

      await direct.close();
    }
    await expect(page.locator("body[data-kept]"), "the app changed the pages, the browser loaded none").toBeAttached();
  });
}

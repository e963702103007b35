/** A page looks the same with its own styles (src/gatsby/page-styles.ts) as with all of the site's styles. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { parse } from "postcss";
import { entryPath } from "../../../src/content/shared/routes";
import { PAGE_PARTS } from "../../../src/content/shared/constants";
import { serviceVariants, templatePages } from "../../../scripts/lib/template-pages";
import { builtContent } from "../../fixtures/built-words";
import { sheetsPost } from "../../fixtures/visits";
import { UNKNOWN_POST } from "../pages";

const addresses = new Set([
  ...templatePages(),
  UNKNOWN_POST,
  ...serviceVariants(builtContent.services),
  ...(sheetsPost ? [entryPath("posts", sheetsPost)] : []),
]);

/**
 * Returns the site's style sheet from webpack, before pruning.
 *
 * @throws Error if the build has no styles
 */
const siteStyles = (): string => {
  const { assetsByChunkName } = JSON.parse(readFileSync("public/webpack.stats.json", "utf8")) as {
    readonly assetsByChunkName: { readonly app: readonly string[] };
  };
  const file = assetsByChunkName.app.find((name) => name.endsWith(".css"));
  if (file === undefined) throw new Error("public/webpack.stats.json: expected a style sheet for the app, found none");
  return readFileSync(path.join("public", file), "utf8");
};

/** Returns the names of all properties that a style sheet sets, except custom properties. */
const propertiesOf = (css: string): readonly string[] => {
  const names = new Set<string>();
  parse(css).walkDecls(({ prop }) => {
    if (!prop.startsWith("--")) names.add(prop);
  });
  return [...names].sort();
};

/** Returns a handle to the computed values of the given properties for each element in the body and its ::before and ::after. */
const computed = (page: Page, properties: readonly string[]) =>
  page.evaluateHandle((names) => {
    // Force a layout, because Chromium may report old margins after a resize.
    document.documentElement.hidden = true;
    document.body.getBoundingClientRect();
    document.documentElement.hidden = false;
    return [...document.querySelectorAll("body, body *")].flatMap((element, index) =>
      [null, "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        // Skip pseudo-elements without content, which are not rendered.
        if (part !== null && ["none", "normal"].includes(style.content)) return [];
        return [[`${index} ${element.tagName}${part ?? ""}`, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)]];
      }),
    );
  }, properties);

/** Opens the page's price calculator if it is closed, because a closed calculator is not rendered. */
const openCalculator = async (page: Page): Promise<void> => {
  const prices = page.locator(`#${PAGE_PARTS.cost}`);
  const summary = prices.locator("details:not([open]) > summary");
  if ((await summary.count()) === 0) return;
  // Dispatch the click event, because a real click would scroll the page and add the header's shadow.
  await summary.dispatchEvent("click");
  await expect(prices.locator("fieldset").first()).toBeVisible();
};

// The page's Content-Security-Policy would block the full styles.
test.use({ bypassCSP: true });

for (const address of addresses) {
  test(`${address} looks the same as with all of the site's styles`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address);
    // First load every picture with fixed `sizes`. In print, Chromium applies the resolution conditions in `sizes` at an unpredictable
    // time, and a picture that switches to another file between two measurements would change size.
    await page.evaluate(async () => {
      for (const source of document.querySelectorAll("source")) source.sizes = "400px";
      for (const image of document.images) image.loading = "eager";
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    await openCalculator(page);
    const css = siteStyles();
    const properties = propertiesOf(css);
    const looks = async () => {
      const seen = [];
      for (const media of ["screen", "print"] as const)
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ media });
          seen.push({ where: `${media} ${width}`, elements: await computed(page, properties) });
        }
      return seen;
    };
    const pruned = await looks();
    await page.evaluate((styles) => {
      const style = document.querySelector("head style");
      if (!style) throw new Error("expected a style element in the head");
      style.textContent = styles;
      document.querySelector('link[media="print"]')?.setAttribute("disabled", "");
    }, css);
    for (const [index, { where, elements }] of (await looks()).entries()) {
      const count = await elements.evaluate((all) => all.length);
      expect(count, where).toBeGreaterThan(100);
      const differing = await elements.evaluate(
        (all, others) =>
          all.flatMap(([element = "", ...values], place) =>
            values.flatMap((value, at) => {
              const other = others?.[place]?.[at + 1];
              return value === other ? [] : [`${element}: ${value} with all styles, ${other} with the page's own`];
            }),
          ),
        pruned[index]?.elements,
      );
      expect(differing, where).toEqual([]);
    }
  });
}

/** Nothing scrolls sideways on a narrow screen, also with text at twice its size (WCAG 1.4.10, 1.4.4), and nothing moves while a page loads. */
import { expect, test, type Page } from "@playwright/test";
import { pages } from "./pages";
import { locationPage, postPage, servicePage } from "../fixtures/visits";
import { stickingOut } from "./sticking-out";

for (const path of pages) {
  test(`${path} fits 320 px, and 640 px with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(stickingOut)).toEqual([]);

    // Twice the browser's own text size, as a visitor sets it.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width: 640, height: 900 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
    expect(await page.evaluate(stickingOut)).toEqual([]);
  });
}

for (const path of ["/", ...servicePage, ...locationPage, ...postPage, "/contact"]) {
  test(`${path} fits 320 px where the font came too late`, async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

/** Adds up how far things moved by themselves, as browsers report it, while the visitor scrolls through. */
const layoutShift = async (page: Page): Promise<number> => {
  const { height } = page.viewportSize() ?? { height: 800 };
  const total = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < total; top += height) await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry && !Reflect.get(entry, "hadRecentInput") ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
      }),
  );
};

for (const [name, viewport] of [
  ["phone", { width: 360, height: 780 }],
  ["desk", { width: 1440, height: 900 }],
] as const) {
  for (const path of ["/", ...servicePage, ...locationPage, "/blog", ...postPage, "/projects", "/contact"]) {
    test(`${path} holds still while it loads (${name})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      // A slow line: the font comes after the first paint.
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBe(0);
    });
  }
}

for (const [what, files] of [
  ["fonts", "**/*.woff2"],
  ["pictures", /\.(?:avif|jpg)$/],
] as const) {
  for (const path of ["/", ...servicePage, "/blog", ...postPage, "/contact"]) {
    test(`${path} reads and holds still with its ${what} blocked`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(files, (route) => route.abort());
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBe(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
}

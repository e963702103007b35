import type { Page } from "@playwright/test";

/** Scrolls through the page and returns the sum of its layout shifts. */
export const layoutShift = async (page: Page): Promise<number> => {
  await page.evaluate(() => document.fonts.ready);
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

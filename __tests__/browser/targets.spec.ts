/** What is pressed is large enough: 24 px for any target that is not within a sentence, 44 px for call, menu and form (WCAG 2.5.8). */
import { expect, test } from "@playwright/test";
import { pages } from "./pages";

for (const path of pages) {
  test(`${path} has targets that a thumb hits`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const small = await page.evaluate(() => {
      const LEAST = 24;
      const HAND = 44;
      const isInSentence = (element: Element): boolean =>
        getComputedStyle(element).display === "inline" &&
        element.closest("p, li, td, dd, address") !== null &&
        element.closest("nav") === null;
      return [...document.querySelectorAll("a, button, summary, input, select, textarea")].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1 || element instanceof SVGElement || isInSentence(element)) return [];
        // Nobody is shown it: the trap for programs.
        if (element.closest('[aria-hidden="true"]')) return [];
        const isHandy = element.matches('header a[href^="tel:"], [data-menu] > summary, aside a, form *, label input');
        const least = isHandy ? HAND : LEAST;
        return height < least - 0.5 || width < LEAST - 0.5
          ? [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 100)}`]
          : [];
      });
    });
    expect(small).toEqual([]);
  });
}

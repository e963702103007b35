/** A visitor with nothing but the Tab key reaches everything on every page, and sees where the focus is (WCAG 2.1.1, 2.4.7, 2.4.11). */
import { expect, test, type Page } from "@playwright/test";
import { pages } from "./pages";
import { words } from "../fixtures/built-words";
import { deepPage } from "../fixtures/visits";

const MOST_STOPS = 200;

interface Stop {
  readonly name: string;
  readonly isVisible: boolean;
  readonly isMarked: boolean;
  readonly isUncovered: boolean;
}

/** Tells what has the focus, whether a visible mark shows it, and whether the header, the call bar or anything else covers it. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const target = element instanceof HTMLInputElement && element.type === "radio" ? (element.nextElementSibling ?? element) : element;
    const box = target.getBoundingClientRect();
    // What is taller than the window is judged by the part within.
    const top = Math.max(box.top, 0);
    const height = Math.min(box.bottom, innerHeight) - top;
    const isIn = (x: number, y: number): boolean => {
      const shown = document.elementFromPoint(x, y);
      return shown !== null && (element.contains(shown) || target.contains(shown) || shown.contains(element));
    };
    const spots = [0.15, 0.5, 0.85].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, top + height * y] as const));
    const style = getComputedStyle(target);
    const inner = target.querySelector("path");
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 60) || element.outerHTML.slice(0, 80),
      isVisible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
      isMarked:
        (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) ||
        (inner !== null && element instanceof SVGElement && getComputedStyle(inner).fill !== "rgba(0, 0, 0, 0)"),
      isUncovered: spots.length > 0 && spots.filter(([x, y]) => isIn(x, y)).length >= spots.length / 2,
    };
  });

/** Presses Tab until the focus leaves the page. */
const tour = async (page: Page): Promise<readonly Stop[]> => {
  const stops: Stop[] = [];
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
};

for (const { name, width, height } of [
  { name: "phone", width: 360, height: 780 },
  { name: "desk", width: 1280, height: 800 },
]) {
  for (const path of pages) {
    test(`${path} shows the focus at every stop (${name})`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const stops = await tour(page);
      expect(stops.length).toBeGreaterThan(8);
      expect(stops.length).toBeLessThan(MOST_STOPS);
      expect(stops[0]?.name).toBe(words.header.skip);
      expect(stops.filter(({ isVisible, isMarked, isUncovered }) => !isVisible || !isMarked || !isUncovered)).toEqual([]);
    });
  }
}

test("the skip link leads past the menu", async ({ page }) => {
  await page.goto(deepPage);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

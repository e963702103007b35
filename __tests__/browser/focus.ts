/** Tests keyboard navigation with the Tab key. */
import type { Page } from "@playwright/test";
import type { Faults } from "./page-rules";
import { wordsOf } from "../fixtures/built-words";

/** With this many tab stops, the focus runs in a circle. */
const MAX_STOPS = 200;
/** Every page has at least this many tab stops, because of its header and footer. */
const MIN_STOPS = 9;

interface Stop {
  readonly name: string;
  readonly isVisible: boolean;
  readonly isMarked: boolean;
  readonly isUncovered: boolean;
}

/** Returns the focused element's name, and whether the element is in view, visibly focused and uncovered; null if nothing has focus. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    // The browser scrolls to the focused element before the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The category filter's radio buttons are invisible. The element after a button shows the focus (category-filter.module.css).
    const target = element instanceof HTMLInputElement && element.type === "radio" ? (element.nextElementSibling ?? element) : element;
    const box = target.getBoundingClientRect();
    // Ignore the parts of the element that are above or below the window.
    const top = Math.max(box.top, 0);
    const height = Math.min(box.bottom, innerHeight) - top;
    const isIn = (x: number, y: number): boolean => {
      const shown = document.elementFromPoint(x, y);
      return shown !== null && (element.contains(shown) || target.contains(shown) || shown.contains(element));
    };
    // On a touchscreen, only the handle of a comparison slider takes the pointer (picture-pair.module.css).
    if (element instanceof HTMLInputElement && element.type === "range") element.style.pointerEvents = "auto";
    // Rows and columns of points, because a few of them may lie in gaps between the lines of a link.
    const spots = [0.15, 0.5, 0.85].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, top + height * y] as const));
    const style = getComputedStyle(target);
    // On the sketch map, an area shows the focus by its fill (service-area-map.module.css).
    const areaShape = target.querySelector("path");
    const isUncovered = spots.filter(([x, y]) => isIn(x, y)).length >= spots.length / 2;
    if (element instanceof HTMLElement) element.style.removeProperty("pointer-events");
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 60) || element.outerHTML.slice(0, 80),
      isVisible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
      isMarked:
        (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) ||
        (areaShape !== null && element instanceof SVGElement && getComputedStyle(areaShape).fill !== "rgba(0, 0, 0, 0)"),
      isUncovered,
    };
  });

/**
 * Checks the page's tab stops. Reports too few or too many stops, a first stop other than the skip link, and stops that are off screen,
 * covered or without visible focus (WCAG 2.4.7, 2.4.11).
 */
export const focus = async (page: Page): Promise<Faults> => {
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return [
    ...(stops.length < MIN_STOPS || stops.length === MAX_STOPS ? [`${stops.length} tab stops, not ${MIN_STOPS} to ${MAX_STOPS - 1}`] : []),
    ...(stops[0]?.name === wordsOf(new URL(page.url()).pathname).header.skip
      ? []
      : [`expected the skip link as the first stop, found ${stops[0]?.name ?? "none"}`]),
    ...stops.flatMap(({ name, isVisible, isMarked, isUncovered }) => [
      ...(isVisible ? [] : [`outside the window: ${name}`]),
      ...(isMarked ? [] : [`no visible focus: ${name}`]),
      ...(isUncovered ? [] : [`covered: ${name}`]),
    ]),
  ];
};

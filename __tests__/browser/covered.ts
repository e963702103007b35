/** Finds texts that overlap and controls that something covers, while a page is scrolled. */
import type { Page } from "@playwright/test";

/**
 * Scrolls from the top to the end of the page. Reports each control whose center is covered by another element, and each pair of texts that
 * overlap without an opaque background between them. Ignores what the header and the call bar cover, because these two stay on the screen
 * while the page scrolls. Runs in the browser.
 */
const coveredWhileScrolling = (): readonly string[] => {
  /**
   * Step between two positions, as a share of the screen's height. Less than half, so that each part of the page is also measured near the
   * middle of the screen.
   */
  const STEP = 0.45;
  /** Share of a line's height, at the top and at the bottom, that does not count as text: boxes of large text overlap without touching glyphs. */
  const EDGE = 0.22;
  /** Overlaps up to this size in pixels are rounding. */
  const SLACK = 1.5;
  const CONTROLS = "a[href], button, summary, input, select, textarea, label";
  /** Matches the header and the call bar. */
  const PINNED = "[data-header], aside[data-screen-only]";

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isLarger = ({ left, top, right, bottom }: Box, size: number): boolean => right - left > size && bottom - top > size;
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** The clipping elements of each element that was asked for. Scrolling does not change them, and looking them up takes longest. */
  const clipping = new Map<Element, readonly Element[]>();
  /** Returns the element and the ancestors that scroll or clip their content. */
  const clippingOf = (element: Element | null): readonly Element[] => {
    if (!element || element === document.body) return [];
    const known = clipping.get(element);
    if (known) return known;
    const own = getComputedStyle(element).overflowX === "visible" ? [] : [element];
    const all = [...own, ...clippingOf(element.parentElement)];
    clipping.set(element, all);
    return all;
  };
  /** Returns the part of a box that no scrolling or clipping ancestor cuts off. */
  const seen = (box: Box, element: Element): Box =>
    clippingOf(element).reduce((part: Box, clip) => common(part, clip.getBoundingClientRect()), common(box, screen));
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest(".visually-hidden") === null;
  const centerOf = ({ left, top, right, bottom }: Box): readonly [number, number] => [(left + right) / 2, (top + bottom) / 2];
  const nameOf = (element: Element): string =>
    ([element.textContent.trim(), element.getAttribute("aria-label")].find(Boolean) ?? element.outerHTML).replace(/\s+/g, " ").slice(0, 60);

  /** Returns the middle of the control's first line, or undefined if the middle is not on the screen. */
  const middleOf = (control: Element): readonly [number, number] | undefined => {
    const [first] = control.getClientRects();
    if (!first || !isLarger(first, 1)) return undefined;
    // A middle that is scrolled out of view cannot be pressed.
    const [x, y] = centerOf(first);
    return isLarger(seen({ left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 }, control), 1) ? [x, y] : undefined;
  };

  const controls = [...document.querySelectorAll(CONTROLS)].filter((control) => !control.closest(PINNED) && isVisible(control));
  const coveredControls = (): readonly string[] =>
    controls.flatMap((control) => {
      const middle = middleOf(control);
      const hit = middle && document.elementFromPoint(...middle);
      if (!hit || hit.closest(PINNED)) return [];
      const labels = "labels" in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
      const own: readonly Element[] = [
        control,
        ...labels,
        ...(control instanceof HTMLLabelElement && control.control ? [control.control] : []),
      ];
      return own.some((element) => element.contains(hit)) ? [] : [`"${nameOf(hit)}" covers "${nameOf(control)}"`];
    });

  interface Line {
    readonly element: Element;
    readonly text: string;
    readonly box: Box;
  }
  const textNodes: { readonly node: Text; readonly element: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node instanceof Text && element && node.data.trim() !== "" && !element.closest("svg") && isVisible(element))
      textNodes.push({ node, element });
  }
  const range = document.createRange();
  const linesOnScreen = (): readonly Line[] =>
    textNodes.flatMap(({ node, element }) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap(({ left, top, right, bottom, height }) => {
        const box = seen({ left, right, top: top + EDGE * height, bottom: bottom - EDGE * height }, element);
        return isLarger(box, SLACK) ? [{ element, text: node.data.trim().replace(/\s+/g, " ").slice(0, 60), box }] : [];
      });
    });

  /** Matches colors with an alpha value, such as rgba(0, 0, 0, 0.5) and oklch(0.5 0 0 / 0.5). */
  const TRANSLUCENT = /^rgba\(.*\)$|transparent|\//;
  const isOpaque = (element: Element): boolean => {
    const { backgroundColor, opacity } = getComputedStyle(element);
    if (opacity !== "1") return false;
    return element.matches("img, iframe, video, canvas") || !TRANSLUCENT.test(backgroundColor);
  };
  /** Checks whether an opaque background, or a picture, lies between two texts at a point. */
  const areSeparated = (first: Element, second: Element, x: number, y: number): boolean => {
    const stack = document.elementsFromPoint(x, y);
    const [upper, lower] = [stack.indexOf(first), stack.indexOf(second)].sort((a, b) => a - b);
    // A text that is not in the stack is clipped at the point.
    return upper === undefined || lower === undefined || upper < 0 || stack.slice(upper, lower).some(isOpaque);
  };
  const overlaps = (): readonly string[] => {
    const lines = linesOnScreen();
    return lines.flatMap((line, index) =>
      lines.slice(index + 1).flatMap((other) => {
        if (line.element === other.element) return [];
        const part = common(line.box, other.box);
        return isLarger(part, SLACK) && !areSeparated(line.element, other.element, ...centerOf(part))
          ? [`"${line.text}" and "${other.text}" overlap`]
          : [];
      }),
    );
  };

  // elementsFromPoint omits elements without pointer events, but their text is visible. The Content-Security-Policy allows constructed sheets.
  const allTouchable = new CSSStyleSheet();
  allTouchable.replaceSync("* { pointer-events: auto !important }");
  /** First scroll position of each problem. */
  const firstPositions = new Map<string, number>();
  /** Scrolls through the page, and collects the problems at each position. */
  const collect = (problemsHere: () => readonly string[]): void => {
    for (let top = 0; ; top += STEP * innerHeight) {
      scrollTo({ top, behavior: "instant" });
      const position = Math.round(scrollY);
      for (const problem of problemsHere()) if (!firstPositions.has(problem)) firstPositions.set(problem, position);
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) break;
    }
    scrollTo({ top: 0, behavior: "instant" });
  };
  collect(coveredControls);
  document.adoptedStyleSheets = [allTouchable];
  collect(overlaps);
  document.adoptedStyleSheets = [];
  return [...firstPositions].map(([problem, position]) => `${position} px down: ${problem}`);
};

/** Opens all disclosures of the page's content. Removes their `name`, which would close all but one disclosure of a group. */
const openDisclosures = (): void => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) {
    details.removeAttribute("name");
    details.open = true;
  }
};

/** Opens the disclosures of the page's content. */
export const openAll = (page: Page): Promise<void> => page.evaluate(openDisclosures);

/** Reports covered controls and overlapping texts, with their scroll position, over the whole height of the page. */
export const coveredParts = (page: Page): Promise<readonly string[]> => page.evaluate(coveredWhileScrolling);

/** Rules for pages. Each rule reports its violations on the current page. */
import { AxeBuilder } from "@axe-core/playwright";
import type { CDPSession, Page } from "@playwright/test";
import { brokenPieces, pinnedShare } from "./measures";
import { stickingOut } from "./sticking-out";

/** Messages about the violations of a rule. */
export type Faults = readonly string[];

/** Reports violations of axe's rules for WCAG 2.2 AA and best practices. */
export const axeViolations = async (page: Page): Promise<Faults> => {
  // Unpin the call bar, which would cover content here. The Content-Security-Policy blocks style elements, but not constructed stylesheets.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("aside[data-screen-only] { position: static !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const { violations } = await new AxeBuilder({ page })
    // Legacy mode runs in the page. The default mode opens a tab for each run to check cross-origin frames, but this test excludes frames.
    .setLegacyMode()
    // Collects the nodes of violations only, not those of all passed rules.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .exclude("iframe")
    .analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
};

/**
 * Reports targets outside sentences that are too small (WCAG 2.5.8): less than 24 px wide or high, or less than 44 px high for the header's
 * phone link, the menu button, links in an `aside` (the call bar), everything in a form, and labeled inputs elsewhere (worksheets, the blog's
 * filter). A label around a field is part of the field's target. Skips links in the SVG of a map, because the list beside the map has the same
 * links.
 */
export const smallTargets = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    const MIN = 24;
    const MIN_IMPORTANT = 44;
    /** Smaller differences in pixels are rounding. */
    const ROUNDING = 0.5;
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === "inline" &&
      element.closest("p, li, td, dd, address") !== null &&
      element.closest("nav") === null;
    return [...document.querySelectorAll("a, button, summary, input, select, textarea")].flatMap((element) => {
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      if (width <= 1 || height <= 1 || element instanceof SVGElement || isInSentence(element)) return [];
      // Skip the honeypot, which is invisible.
      if (element.closest('[aria-hidden="true"]')) return [];
      const isImportant = element.matches('header a[href^="tel:"], [data-menu] > summary, aside a, form *, label input');
      const minimum = isImportant ? MIN_IMPORTANT : MIN;
      return height < minimum - ROUNDING || width < MIN - ROUNDING
        ? [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 100)}`]
        : [];
    });
  });

/** Reports code that is visible on the page. */
export const visibleCode = (page: Page): Promise<Faults> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("script, style, template")]
      .filter(({ offsetHeight }) => offsetHeight > 0)
      .map(({ textContent }) => textContent.slice(0, 30)),
  );

/**
 * Reports rows of cards with a gap at the end, and pictures of different heights in a row. The cards of a row end at the same height. If one
 * of them starts higher, it spans several rows, and its picture may be taller. Skips strips of cards that scroll sideways.
 */
export const unfilledRows = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    /** Gaps up to this width in pixels are rounding. */
    const SLACK = 6;
    const isCardList = (list: Element) => list.matches(":has(> li > h3, > li picture, > article picture)");
    return [...document.querySelectorAll("main ul, main div")]
      .filter((list) => isCardList(list) && getComputedStyle(list).overflowX === "visible")
      .flatMap((list) => {
        const cards = [...list.children].map((card) => ({ box: card.getBoundingClientRect(), picture: card.querySelector("picture") }));
        const shown = cards.filter(({ box }) => box.width > 0);
        const lines = Map.groupBy(shown, ({ box }) => Math.round(box.bottom));
        const right = list.getBoundingClientRect().right;
        return [...lines.values()].flatMap((row) => {
          const tops = new Set(row.map(({ box }) => Math.round(box.top)));
          const heights = row.flatMap(({ picture }) => (picture ? [Math.round(picture.getBoundingClientRect().height)] : []));
          const name = row[0]?.picture?.querySelector("img")?.alt ?? list.textContent.slice(0, 30);
          return [
            ...(right - Math.max(...row.map(({ box }) => box.right)) > SLACK ? [`a gap at the end of the row with ${name}`] : []),
            ...(tops.size === 1 && new Set(heights).size > 1 ? [`picture heights ${heights.join(", ")} px in the row with ${name}`] : []),
          ];
        });
      });
  });

/** Reports horizontal scrolling, and elements that overflow the page (WCAG 1.4.10). */
export const reflow = async (page: Page): Promise<Faults> => {
  const width = page.viewportSize()?.width ?? 0;
  const taken = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(taken > width ? [`the page is ${taken} px wide`] : []), ...(await page.evaluate(stickingOut))];
};

/** Maximum share of the screen's height that pinned elements may cover. */
const MAX_PINNED = 1 / 4;

/** Reports pinned elements that cover too much of the screen below the hero, where the call bar is shown. */
export const pinned = async (page: Page): Promise<Faults> => {
  await page.evaluate(async () => {
    // Stop before the end of the page, where the call bar is below the content instead of over it.
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: Math.min(innerHeight * 2, (scrollHeight - innerHeight) / 2), behavior: "instant" });
    // Wait a few frames for the scroll-driven animation that shows the bar (call-bar.module.css).
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const share = await page.evaluate(pinnedShare);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  return share > MAX_PINNED ? [`${Math.round(share * 100)}% of the screen is covered by pinned elements`] : [];
};

/** A selector for elements, and a pattern for the text in them that must not break across lines. */
export type NowrapRule = Parameters<typeof brokenPieces>[0];

/** Reports text that breaks across lines although a rule forbids it. */
export const nowrap = async (page: Page, pieces: readonly NowrapRule[]): Promise<Faults> => {
  const broken: string[] = [];
  for (const piece of pieces) broken.push(...(await page.evaluate(brokenPieces, piece)).map((text) => `"${text}" in ${piece.selector}`));
  return broken;
};

/**
 * Sets the browser's default text size (WCAG 1.4.4). Reports a page that ignores the setting.
 *
 * @param standard size in CSS pixels; browsers default to 16
 */
export const setTextSize = async (page: Page, browser: CDPSession, standard: number): Promise<Faults> => {
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  return size === `${standard}px` ? [] : [`text size is ${size}, not ${standard}px`];
};

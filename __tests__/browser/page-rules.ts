/** Rules for every page. Each returns its violations on the current page, with the element. */
import { AxeBuilder } from "@axe-core/playwright";
import type { CDPSession, Page } from "@playwright/test";
import { brokenPieces, pinnedShare } from "./measures";
import { stickingOut } from "./sticking-out";

/** Violations of a rule. */
export type Faults = Promise<readonly string[]>;

/** The specification requires only "Loading..." for an unknown post, without a heading. */
const WITHOUT_HEADING = "/blog/no-such-post";

/** Axe's rules for WCAG 2.2 AA, and its best practices. */
export const access = async (page: Page): Faults => {
  // The pinned bar would cover content at this scroll position. Not with a style element, which the page's policy forbids.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("aside[data-screen-only] { position: static !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const { violations } = await new AxeBuilder({ page })
    // Legacy mode runs in the page; the other mode opens a tab per run, for frames of other hosts.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .disableRules(new URL(page.url()).pathname === WITHOUT_HEADING ? ["page-has-heading-one"] : [])
    .exclude("iframe")
    .analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
};

/**
 * Targets are large enough: 24 px unless they are in a sentence, 44 px for call, menu and form (WCAG 2.5.8). A label around a field is part
 * of its target.
 */
export const targets = (page: Page): Faults =>
  page.evaluate(() => {
    const MIN = 24;
    const MIN_IMPORTANT = 44;
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === "inline" &&
      element.closest("p, li, td, dd, address") !== null &&
      element.closest("nav") === null;
    return [...document.querySelectorAll("a, button, summary, input, select, textarea")].flatMap((element) => {
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      if (width <= 1 || height <= 1 || element instanceof SVGElement || isInSentence(element)) return [];
      // Invisible: the honeypot.
      if (element.closest('[aria-hidden="true"]')) return [];
      const isImportant = element.matches('header a[href^="tel:"], [data-menu] > summary, aside a, form *, label input');
      const minimum = isImportant ? MIN_IMPORTANT : MIN;
      return height < minimum - 0.5 || width < MIN - 0.5
        ? [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 100)}`]
        : [];
    });
  });

/** Rows of cards and pictures have no gaps, pictures in a row have the same height, and no code is visible among them. */
export const rows = (page: Page): Faults =>
  page.evaluate(() => {
    const SLACK = 6;
    const shownCode = [...document.querySelectorAll<HTMLElement>("script, style, template")].filter(({ offsetHeight }) => offsetHeight > 0);
    if (shownCode.length > 0) return shownCode.map(({ textContent }) => `visible code: ${textContent.slice(0, 30)}`);
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
            ...(right - Math.max(...row.map(({ box }) => box.right)) > SLACK ? [`a gap in the row of ${name}`] : []),
            ...(tops.size === 1 && new Set(heights).size > 1 ? [`pictures of ${heights.join(", ")} px in the row of ${name}`] : []),
          ];
        });
      });
  });

/** The page does not scroll horizontally (WCAG 1.4.10). */
export const reflow = async (page: Page): Faults => {
  const width = page.viewportSize()?.width ?? 0;
  const taken = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(taken > width ? [`the page is ${taken} px wide`] : []), ...(await page.evaluate(stickingOut))];
};

/** Returns the layout shifts that the browser reports while the page is scrolled. */
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

/** Maximum share of the screen's height that pinned elements may cover. */
const MAX_PINNED = 1 / 4;

/** Pinned elements leave enough room, also below the hero, where the call bar is shown. */
export const pinned = async (page: Page): Faults => {
  await page.evaluate(async () => {
    // At the end of a page the bar is below its content.
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: Math.min(innerHeight * 2, (scrollHeight - innerHeight) / 2), behavior: "instant" });
    // An IntersectionObserver shows the bar a few frames later.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const share = await page.evaluate(pinnedShare);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  return share > MAX_PINNED ? [`${Math.round(share * 100)} % of the screen is covered`] : [];
};

/** Pieces of text that must not be broken: a selector and a pattern. */
export type NowrapRule = Parameters<typeof brokenPieces>[0];

/** No such piece is broken across lines. */
export const nowrap = async (page: Page, pieces: readonly NowrapRule[]): Faults => {
  const broken: string[] = [];
  for (const piece of pieces) broken.push(...(await page.evaluate(brokenPieces, piece)).map((text) => `"${text}" of ${piece.selector}`));
  return broken;
};

/**
 * Sets the browser's default text size (WCAG 1.4.4).
 *
 * @param standard in CSS pixels; 16 is usual
 */
export const setTextSize = async (page: Page, browser: CDPSession, standard: number): Faults => {
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  return size === `${standard}px` ? [] : [`text size is ${size}, not ${standard}px`];
};

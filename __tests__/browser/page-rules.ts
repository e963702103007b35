/** What holds for every page. Each rule lists what breaks it on the page as it stands, with the element; nothing where all is well. */
import { AxeBuilder } from "@axe-core/playwright";
import type { CDPSession, Page } from "@playwright/test";
import { partedPieces, pinnedShare } from "./measures";
import { stickingOut } from "./sticking-out";

/** What a rule finds. */
export type Faults = Promise<readonly string[]>;

/** The specification wants "Loading..." alone where no post is found, so no heading either. */
const WITHOUT_HEADING = "/blog/no-such-post";

/** The least number of axe's rules that find something to judge on any page. */
const LEAST_JUDGED = 20;

/** Axe's rules for WCAG 2.2 AA, and its best practices. */
export const access = async (page: Page): Faults => {
  // Where the page is scrolled to, the pinned bar covers whatever stands below it. Not by a style element: the page's policy forbids it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("aside[data-screen-only] { position: static !important }");
    document.adoptedStyleSheets = [sheet];
  });
  const { violations, passes } = await new AxeBuilder({ page })
    // In the page itself: the other mode opens a tab for each run, for frames of other hosts.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .disableRules(new URL(page.url()).pathname === WITHOUT_HEADING ? ["page-has-heading-one"] : [])
    .exclude("iframe")
    .analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return [
    ...(passes.length > LEAST_JUDGED ? [] : [`axe judged no more than ${passes.length} rules`]),
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`)),
  ];
};

/**
 * What is pressed is large enough: 24 px for any target that is not within a sentence, 44 px for call, menu and form (WCAG 2.5.8). A field
 * within its label is as large as that: whoever presses the label presses the field.
 */
export const targets = (page: Page): Faults =>
  page.evaluate(() => {
    const LEAST = 24;
    const HAND = 44;
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === "inline" &&
      element.closest("p, li, td, dd, address") !== null &&
      element.closest("nav") === null;
    return [...document.querySelectorAll("a, button, summary, input, select, textarea")].flatMap((element) => {
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      if (width <= 1 || height <= 1 || element instanceof SVGElement || isInSentence(element)) return [];
      // Nobody is shown it: the honeypot for programs.
      if (element.closest('[aria-hidden="true"]')) return [];
      const isHandy = element.matches('header a[href^="tel:"], [data-menu] > summary, aside a, form *, label input');
      const least = isHandy ? HAND : LEAST;
      return height < least - 0.5 || width < LEAST - 0.5
        ? [`${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.slice(0, 100)}`]
        : [];
    });
  });

/**
 * Cards and pictures fill their rows, whatever their number: none stands alone beside a hole, and a row of pictures is of one height. What
 * else stands among them, such as the data of a script, is not seen.
 */
export const rows = (page: Page): Faults =>
  page.evaluate(() => {
    const SLACK = 6;
    const shownCode = [...document.querySelectorAll<HTMLElement>("script, style, template")].filter(({ offsetHeight }) => offsetHeight > 0);
    if (shownCode.length > 0) return shownCode.map(({ textContent }) => `code is shown: ${textContent.slice(0, 30)}`);
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
            ...(right - Math.max(...row.map(({ box }) => box.right)) > SLACK ? [`a hole in the row of ${name}`] : []),
            ...(tops.size === 1 && new Set(heights).size > 1 ? [`pictures of ${heights.join(", ")} px in the row of ${name}`] : []),
          ];
        });
      });
  });

/** Nothing scrolls sideways (WCAG 1.4.10). */
export const reflow = async (page: Page): Faults => {
  const width = page.viewportSize()?.width ?? 0;
  const taken = await page.evaluate(() => document.documentElement.scrollWidth);
  return [...(taken > width ? [`the page is ${taken} px wide`] : []), ...(await page.evaluate(stickingOut))];
};

/** Adds up how far things moved by themselves, as browsers report it, while the visitor scrolls through. */
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

/** The most of the screen's height that may stay covered. */
const MOST_PINNED = 1 / 4;

/** What is pinned leaves the page its room, below the opening too, where the call bar has come. */
export const pinned = async (page: Page): Faults => {
  await page.evaluate(async () => {
    // At its end a page has the bar below it, not over it.
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: Math.min(innerHeight * 2, (scrollHeight - innerHeight) / 2), behavior: "instant" });
    // The bar comes with what an observer sees after the next frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const share = await page.evaluate(pinnedShare);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  return share > MOST_PINNED ? [`${Math.round(share * 100)} % of the screen is covered`] : [];
};

/** Which pieces of text stand on one line: a selector, and a pattern of the pieces. */
export type NowrapRule = Parameters<typeof partedPieces>[0];

/** No such piece is parted. */
export const nowrap = async (page: Page, pieces: readonly NowrapRule[]): Faults => {
  const parted: string[] = [];
  for (const piece of pieces) parted.push(...(await page.evaluate(partedPieces, piece)).map((text) => `"${text}" of ${piece.selector}`));
  return parted;
};

/**
 * Sets the browser's own text size, as a visitor does (WCAG 1.4.4).
 *
 * @param standard in CSS pixels; 16 is usual
 */
export const setTextSize = async (page: Page, browser: CDPSession, standard: number): Faults => {
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  return size === `${standard}px` ? [] : [`text has ${size}, not ${standard}px`];
};

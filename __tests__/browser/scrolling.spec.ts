/**
 * Scrolls pages from top to end and checks that nothing covers a control or a text, at widths from a phone to a large desktop, with
 * disclosures closed and open. `npm test` visits one page per template at three widths.
 */
import { expect, test, type Page } from "@playwright/test";
import { templatePages } from "../../scripts/lib/template-pages";
import { coveredParts, openAll } from "./covered";
import { idle } from "./idle";
import { hydrateIslands } from "./hydration";
import { reflow, setTextSize, type Faults } from "./page-rules";
import { pages } from "./pages";

/** Path of the page that shows saved posts. */
const SAVED_POST = "/blog/no-such-post";
const templates = new Set([...templatePages(), SAVED_POST]);

const WIDTHS = { 360: 780, 768: 1024, 1024: 730, 1280: 720, 1440: 900, 1920: 1080 } as const;
const SOME_WIDTHS = [360, 1024, 1440] as const;
const ALL_WIDTHS = [360, 768, 1024, 1280, 1440, 1920] as const;

/** Widths in CSS pixels at which text is doubled. */
const DOUBLED_WIDTHS = [320, 360, 412, 768] as const;
const USUAL = 16;
const DOUBLED = 32;

const prepare = async (page: Page, width: keyof typeof WIDTHS): Promise<void> => {
  await page.setViewportSize({ width, height: WIDTHS[width] });
  await page.evaluate(() => document.fonts.ready);
};

/** Reports covered parts of a page at the widths, first with closed and then with open disclosures. */
const coveredAt = async (page: Page, path: string, widths: readonly (keyof typeof WIDTHS)[]): Faults => {
  const faults: string[] = [];
  await page.goto(path);
  await idle(page);
  for (const state of ["closed", "open"]) {
    if (state === "open") {
      await hydrateIslands(page);
      await idle(page);
      await openAll(page);
    }
    for (const width of widths) {
      await prepare(page, width);
      faults.push(...(await coveredParts(page)).map((fault) => `${path} at ${width} px, disclosures ${state}, ${fault}`));
    }
  }
  return faults;
};

/** Doubles the size of the root element, as extensions and some phones do. Unlike the browser's own setting, this leaves media queries. */
const doubleRoot = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets = [sheet];
  });

/** Measures a page at each width with doubled text, for both ways to double it. Returns the faults that `measure` reports. */
const withDoubledText = async (page: Page, path: string, measure: (width: number) => Faults): Faults => {
  const faults: string[] = [];
  const browser = await page.context().newCDPSession(page);
  for (const [way, setting] of [
    ["the browser's text size", DOUBLED],
    ["the root's font size", USUAL],
  ] as const) {
    faults.push(...(await setTextSize(page, browser, setting)));
    if (setting === USUAL) await doubleRoot(page);
    for (const width of DOUBLED_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await measure(width)).map((fault) => `${path} at ${width} px, ${way} doubled: ${fault}`));
    }
  }
  return faults;
};

/** Returns the font sizes in CSS pixels of the body and of the headings. */
const textSizes = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);
    return {
      body: sizeOf(document.body),
      headings: [...document.querySelectorAll("h1, h2, h3")].map((h) => [h.localName, sizeOf(h)] as const),
    };
  });

/** How much larger than the body text a title must be, with doubled text. */
const LEAST_TITLE = 1.25;
/** Font sizes differ by less than this only by rounding. */
const ROUNDING = 0.01;

/** Reports headings that are smaller with doubled text than at the usual size, and a title that is not clearly larger than the body text. */
const smallHeadings = async (page: Page, path: string): Faults => {
  const usual = new Map<number, Awaited<ReturnType<typeof textSizes>>["headings"]>();
  for (const width of DOUBLED_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    usual.set(width, (await textSizes(page)).headings);
  }
  return withDoubledText(page, path, async (width) => {
    const { body, headings } = await textSizes(page);
    const before = usual.get(width) ?? [];
    return headings.flatMap(([name, size], index) => {
      const least = Math.max(before[index]?.[1] ?? 0, name === "h1" ? LEAST_TITLE * body : 0);
      return size < least - ROUNDING ? [`${name} number ${index + 1} is ${size} px, expected at least ${least} px`] : [];
    });
  });
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of pages.filter((page) => templates.has(page)))
  test(`${path} scrolls without anything over a control or a text`, async ({ page }) => {
    expect(await coveredAt(page, path, SOME_WIDTHS)).toEqual([]);
  });

for (const path of pages) {
  test(`${path} scrolls without anything over a control or a text, from 360 to 1920 px @every-page`, async ({ page }) => {
    test.slow();
    expect(await coveredAt(page, path, ALL_WIDTHS)).toEqual([]);
  });

  test(`${path} with doubled text does not scroll sideways @every-page`, async ({ page }) => {
    await page.goto(path);
    await idle(page);
    expect(await withDoubledText(page, path, () => reflow(page))).toEqual([]);
  });

  test(`${path} with doubled text has no smaller headings, and a title 1.25 times as large as its text @every-page`, async ({ page }) => {
    await page.goto(path);
    await idle(page);
    expect(await smallHeadings(page, path)).toEqual([]);
  });
}

/**
 * Visits pages with doubled text, as WCAG 1.4.4 asks, at widths of phones, tablets and small desktops. Text is doubled in two ways: by the
 * browser's setting, and at the root element.
 */
import { expect, test, type Page } from "@playwright/test";
import { NOWRAP } from "../../src/content/format/nowrap";
import { idle } from "./idle";
import { nowrap, reflow, setTextSize, type Faults, type NowrapRule } from "./page-rules";
import { pages } from "./pages";

const WIDTHS = [320, 360, 412, 768, 1024, 1280] as const;
/** From this width in CSS pixels, every word of a section's headings fits its column, even with doubled text. */
const WHOLE_WORDS_FROM = 412;
const HEIGHT = 900;
const USUAL_SIZE = 16;

/** Doubles the size of the root element, as extensions and some phones do. Unlike the browser's own setting, this does not affect media queries. */
const doubleRoot = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets = [sheet];
  });

/** The ways in which text is doubled. */
const WAYS = [
  { name: "the browser's text size", browserSize: 2 * USUAL_SIZE, double: () => Promise.resolve() },
  { name: "the root's font size", browserSize: USUAL_SIZE, double: doubleRoot },
] as const;

type Heading = readonly [name: string, size: number];

/** Returns the font sizes in CSS pixels of the body and of the headings. */
const textSizes = (page: Page) =>
  page.evaluate(() => {
    const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);
    return {
      body: sizeOf(document.body),
      headings: [...document.querySelectorAll("h1, h2, h3")].map((h): Heading => [h.localName, sizeOf(h)]),
    };
  });

/** How many times as large as the body text a title must be, with doubled text. */
const MIN_TITLE_RATIO = 1.25;
/** Smaller differences between font sizes are rounding. */
const ROUNDING = 0.01;

/** Reports headings that are smaller with doubled text than at the usual size. */
const shrunkenHeadings = (headings: readonly Heading[], usual: readonly Heading[]): Faults =>
  headings.flatMap(([name, size], index) => {
    const usualSize = usual[index]?.[1] ?? 0;
    return size < usualSize - ROUNDING ? [`${name} number ${index + 1} is ${size} px, expected at least ${usualSize} px`] : [];
  });

/** Reports a title that is not clearly larger than the body text. */
const smallTitles = (headings: readonly Heading[], body: number): Faults => {
  const least = MIN_TITLE_RATIO * body;
  return headings.flatMap(([name, size]) =>
    name === "h1" && size < least - ROUNDING ? [`the title is ${size} px, expected at least ${least} px`] : [],
  );
};

/** Words in the headings of sections and cards. */
const HEADING_WORDS: NowrapRule = { selector: "h2, h3", pattern: String.raw`\p{L}{2,}` };

/** Reports headings of sections and cards with broken words. On narrower screens, long words do not fit. */
const brokenHeadings = async (page: Page, width: number): Promise<Faults> =>
  width >= WHOLE_WORDS_FROM ? nowrap(page, [HEADING_WORDS]) : [];

/**
 * Reports phrases that stay on one line, such as prices, if they are smaller than the text around them. Only phone numbers that are links
 * may shrink with doubled text (base.css).
 */
const smallPhrases = (page: Page): Promise<Faults> =>
  page.evaluate(
    ({ className, rounding }) =>
      [...document.querySelectorAll(`main .${className}`)].flatMap((phrase) => {
        const [size = 0, around = 0] = [phrase, phrase.parentElement].map((e) => (e ? parseFloat(getComputedStyle(e).fontSize) : 0));
        const isPhoneLink = phrase.closest("a:is([href^='tel:'], [href^='sms:'])") !== null;
        return !isPhoneLink && size < around - rounding ? [`"${phrase.textContent}" is ${size} px in text of ${around} px`] : [];
      }),
    { className: NOWRAP, rounding: ROUNDING },
  );

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of pages)
  test(`${path} is readable with doubled text @every-page`, async ({ page }) => {
    await page.goto(path);
    await idle(page);
    const usual = new Map<number, readonly Heading[]>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      usual.set(width, (await textSizes(page)).headings);
    }
    const browser = await page.context().newCDPSession(page);
    for (const { name, browserSize, double } of WAYS) {
      const at = (fact: string, width: number): string => `${fact}: ${path} at ${width} px, ${name} doubled`;
      expect.soft(await setTextSize(page, browser, browserSize), `${path}, ${name} doubled`).toEqual([]);
      await double(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const { body, headings } = await textSizes(page);
        expect.soft(await reflow(page), at("sideways scrolling", width)).toEqual([]);
        expect.soft(shrunkenHeadings(headings, usual.get(width) ?? []), at("headings smaller than usual", width)).toEqual([]);
        expect.soft(smallTitles(headings, body), at("title size", width)).toEqual([]);
        expect.soft(await smallPhrases(page), at("phrases smaller than their text", width)).toEqual([]);
        expect.soft(await brokenHeadings(page, width), at("broken words", width)).toEqual([]);
      }
    }
  });

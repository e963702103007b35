/**
 * Checks pages against the site-wide rules, on a phone and on larger screens. Each failure names its rule. `npm test` checks the most
 * important rules on one page per template. `npm run test:all` also runs the tests tagged @every-page.
 */
import { expect, test, type Page } from "@playwright/test";
import { templatePages, visitedPath } from "../../scripts/lib/template-pages";
import { inEnglish } from "../../src/content/shared/languages";
import { translatedPages } from "../../src/seo/public-pages";
import { builtTranslations, business } from "../fixtures/built-words";
import { faultsOf } from "./console-faults";
import { renderedPictures, wrongSizes } from "./rendered-pictures";
import { watchResponses, weight } from "./first-screen";
import { focus } from "./focus";
import { hydrateIslands, pressOutsideIslands, watchScripts } from "./hydration";
import {
  axeViolations,
  nowrap,
  pinned,
  reflow,
  setTextSize,
  smallTargets,
  unfilledRows,
  visibleCode,
  type Faults,
  type NowrapRule,
} from "./page-rules";
import { pages, UNKNOWN_POST } from "./pages";
import { idle } from "./idle";

/** The built pages that a content change affects (scripts/test-content.mts). Includes redirects, which are not visited. */
const changed = process.env.CHANGED_PAGES ? (JSON.parse(process.env.CHANGED_PAGES) as readonly string[]).map(visitedPath) : undefined;
const translated = builtTranslations.flatMap(translatedPages).map(visitedPath);
/** All pages, or only the changed ones. `pages` lacks the translated 404 pages, which are visited only if they have changed. */
const visited = changed ? [...new Set([...pages, ...translated])].filter((page) => changed.includes(page)).sort() : pages;
const templates = new Set([...templatePages(), UNKNOWN_POST]);

/** Returns the tag for a test's name, or an empty string for the one page per template that `npm test` visits. */
const tagOf = (path: string): string => (templates.has(path) ? "" : " @every-page");

/** Browsers' default text size, and double that size, in CSS pixels. */
const USUAL = 16;
const LARGE = 32;
/** Pattern for words of at least two letters. */
const WORDS = String.raw`\p{L}{2,}`;

/** Phone numbers in links, which must not break across lines on any screen. */
const PHONE_NUMBERS: NowrapRule = { selector: "a[href^='tel:'] .nowrap, a[href^='tel:']:not(:has(.nowrap))", pattern: ".+" };
/** Phrases, such as times of day, that must not break across lines at the usual size. With large text, some are wider than their column. */
const NOWRAP_PHRASES: NowrapRule = { selector: ".nowrap", pattern: ".+" };
/** Returns the rule for words in titles up to a length. With large text, longer words do not fit
 * a phone: a title is at least 1.25 times as large as the text (base.css). */
const titleWords = (letters: number): NowrapRule => ({ selector: "h1", pattern: String.raw`(?<!\p{L})\p{L}{2,${letters}}(?!\p{L})` });

/** Text that must not break across lines even at the large size, on screens wider than 320 pixels. */
const LARGE_NOWRAP_PARTS: readonly NowrapRule[] = [
  PHONE_NUMBERS,
  { selector: "h2, h3", pattern: WORDS },
  // Longer parts of an email address may break, because they do not fit on the narrowest screen with large text.
  { selector: "a[href^='mailto:']", pattern: String.raw`(?<![\p{L}\d-])[\p{L}\d-]{1,16}(?![\p{L}\d-])` },
];
/** Text that must not break across lines at the usual size. */
const NOWRAP_PARTS: readonly NowrapRule[] = [...LARGE_NOWRAP_PARTS, NOWRAP_PHRASES, { selector: "h1", pattern: WORDS }];

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Text size in CSS pixels. */
  readonly text: number;
  readonly unbroken: readonly NowrapRule[];
}

/** Screens on which layout problems usually appear first. */
const FIRST_SCREENS: readonly Screen[] = [
  { width: 320, height: 640, text: USUAL, unbroken: NOWRAP_PARTS },
  { width: 412, height: 915, text: LARGE, unbroken: [...LARGE_NOWRAP_PARTS, titleWords(12)] },
];
/** Screens for the tests of every page. */
const OTHER_SCREENS: readonly Screen[] = [
  { width: 412, height: 915, text: USUAL, unbroken: NOWRAP_PARTS },
  // The next two screens are a desktop at 400% zoom and a phone in landscape.
  { width: 320, height: 180, text: USUAL, unbroken: NOWRAP_PARTS },
  { width: 740, height: 360, text: USUAL, unbroken: NOWRAP_PARTS },
  // With large text, this screen is too narrow for some words of headings.
  { width: 320, height: 640, text: LARGE, unbroken: [PHONE_NUMBERS, titleWords(9)] },
  { width: 640, height: 900, text: LARGE, unbroken: [...LARGE_NOWRAP_PARTS, titleWords(12)] },
];

/** Larger screens, each with the device pixel ratios at which pictures are checked. */
const LARGER_SCREENS = [
  { width: 768, height: 1024, dots: [2] },
  { width: 1024, height: 730, dots: [1] },
  { width: 1440, height: 900, dots: [1, 2] },
  { width: 1920, height: 1080, dots: [1] },
];

/** Maximum ratio of a picture file's width to the width that the screen needs, both in device pixels. */
const MAX_WIDTH_RATIO = 1.5;

/** Returns the rule, page and screen size for a failure message. */
const about = (rule: string, page: Page): string => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return `${rule}: ${new URL(page.url()).pathname} at ${width} x ${height}`;
};

const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => document.fonts.ready);
};

/** Reports pictures with too few or too many pixels for the screen. */
const pictures = async (page: Page, dots: number): Promise<Faults> => wrongSizes(await renderedPictures(page), dots, MAX_WIDTH_RATIO);

/** Expects that a page fits each screen without broken words, with sharp pictures, and that pinned elements leave enough room. */
const expectLayout = async (page: Page, screens: readonly Screen[]): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  for (const { width, height, text, unbroken } of screens) {
    await resize(page, width, height);
    const at = (rule: string) => about(`${rule} with ${text} px text`, page);
    expect.soft(await setTextSize(page, browser, text), at("text size")).toEqual([]);
    expect.soft(await reflow(page), at("reflow")).toEqual([]);
    expect.soft(await nowrap(page, unbroken), at("broken words")).toEqual([]);
    expect.soft(await pinned(page), at("pinned elements")).toEqual([]);
    expect.soft(await pictures(page, 3), at("picture resolution")).toEqual([]);
  }
  await setTextSize(page, browser, USUAL);
};

/**
 * Reports text and forms in the page's main part that are hidden. Collapsed details may be hidden, and so may parts of a form, such as the
 * answers that the crack gauge shows after a choice, and forms that need JavaScript, which have no action.
 */
const hiddenText = (page: Page): Promise<Faults> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, th, td), main form[action]")]
      .filter((element) => !element.closest("details:not([open]) > :not(summary), form *"))
      .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(({ textContent }) => textContent.trim() !== "")
      .map(({ textContent }) => textContent.slice(0, 60)),
  );

// Reduce motion, so that axe does not measure colors during a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("on a phone", () => {
  // A common Android phone. The `sizes` of pictures take its device pixel ratio into account.
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true });

  for (const path of visited) {
    test(`${path} follows the most important rules on a phone, and the rules for focus on a desktop${tagOf(path)}`, async ({ page }) => {
      const complaints = faultsOf(page);
      const scripts = watchScripts(page);
      await page.goto(path);
      await idle(page);
      await pressOutsideIslands(page);
      await idle(page);
      expect.soft(scripts, `scripts loaded before an interaction: ${path}`).toEqual([]);

      await resize(page, 360, 780);
      expect.soft(await smallTargets(page), about("targets", page)).toEqual([]);
      expect.soft(await axeViolations(page), about("access", page)).toEqual([]);
      await expectLayout(page, FIRST_SCREENS);
      // Only for the console: `complaints` must stay empty.
      await hydrateIslands(page);
      await idle(page);

      await resize(page, 1280, 800);
      await page.reload();
      expect.soft(await focus(page), about("focus", page)).toEqual([]);
      expect.soft(complaints, `console: ${path}`).toEqual([]);
    });

    test(`${path} follows the other rules on a phone @every-page`, async ({ page }) => {
      const responses = watchResponses(page);
      await page.goto(path);
      await idle(page);
      // The page for saved posts has no budget, because its content is in the visitor's browser.
      expect
        .soft(await (inEnglish(path) === UNKNOWN_POST ? Promise.resolve([]) : weight(page, responses)), about("weight", page))
        .toEqual([]);
      await resize(page, 390, 844);
      expect.soft(await pictures(page, 3), about("picture resolution", page)).toEqual([]);
      await resize(page, 360, 780);
      expect.soft(await unfilledRows(page), about("rows", page)).toEqual([]);
      expect.soft(await visibleCode(page), about("visible code", page)).toEqual([]);
      await expectLayout(page, OTHER_SCREENS);
      await resize(page, 360, 780);
      await page.reload();
      expect.soft(await focus(page), about("focus", page)).toEqual([]);
    });
  }
});

for (const path of visited) {
  test(`${path} follows the rules on larger screens @every-page`, async ({ page }) => {
    await page.goto(path);
    for (const { width, height, dots } of LARGER_SCREENS) {
      await resize(page, width, height);
      expect.soft(await unfilledRows(page), about("rows", page)).toEqual([]);
      expect.soft(await visibleCode(page), about("visible code", page)).toEqual([]);
      for (const each of dots)
        expect.soft(await pictures(page, each), about(`picture resolution at a device pixel ratio of ${each}`, page)).toEqual([]);
    }
    for (const [width, height] of [
      [768, 1024],
      [1440, 900],
    ] as const) {
      await resize(page, width, height);
      expect.soft(await axeViolations(page), about("access", page)).toEqual([]);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows its heading, all text and its footer @every-page", async ({ page }) => {
    test.slow();
    // Skip the page for saved posts, which needs JavaScript.
    for (const path of visited.filter((one) => inEnglish(one) !== UNKNOWN_POST)) {
      await page.goto(path);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      expect.soft(await hiddenText(page), about("hidden text", page)).toEqual([]);
      await expect.soft(page.getByRole("contentinfo"), path).toContainText(business.name);
    }
  });
});

/** Large text and low screens: nothing sticks out, no word is parted, and what is pinned leaves the page its room (WCAG 1.4.4, 1.4.10). */
import { expect, test, type CDPSession } from "@playwright/test";
import { routes } from "../../src/content/routes";
import { locationPage, postPage, servicePage } from "../fixtures/visits";
import { partedPieces, pinnedShare } from "./measures";
import { stickingOut } from "./sticking-out";

/** The browser's own text size, and twice that. */
const USUAL = 16;
const LARGE = 32;
const MOST_PINNED = 1 / 4;
const WORDS = String.raw`\p{L}{2,}`;

const setTextSize = (browser: CDPSession, standard: number) => browser.send("Page.setFontSizes", { fontSizes: { standard } });

/** What is never parted, and what is not as long as text has its usual size. */
const WHOLE_WORDS = [
  { selector: "h1, h2, h3", pattern: WORDS },
  { selector: "a[href^='mailto:']", pattern: String.raw`[\p{L}\d-]+` },
];
const WHOLE_PARTS = [...WHOLE_WORDS, { selector: ".whole, a[href^='tel:']", pattern: ".+" }];

/** Screens on which some page parts, covers or overflows first. */
const SCREENS = [
  { name: "a phone with large text", width: 412, height: 915, text: LARGE, kept: WHOLE_WORDS },
  { name: "a small phone with large text", width: 320, height: 640, text: LARGE, kept: [{ selector: "h1", pattern: WORDS }] },
  { name: "a small phone", width: 320, height: 640, text: USUAL, kept: WHOLE_PARTS },
  { name: "a phone", width: 412, height: 915, text: USUAL, kept: WHOLE_PARTS },
  { name: "a desk at 400 %", width: 320, height: 180, text: USUAL, kept: WHOLE_PARTS },
  { name: "a phone on its side", width: 740, height: 360, text: USUAL, kept: WHOLE_PARTS },
] as const;

for (const path of [...Object.values(routes), ...servicePage, ...locationPage, ...postPage, "/no-such-page"]) {
  test(`${path} holds with large text and on low screens`, async ({ page }) => {
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);
    for (const { name, width, height, text, kept } of SCREENS) {
      await test.step(name, async () => {
        await setTextSize(browser, text);
        await page.setViewportSize({ width, height });
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${text}px`);
        expect(await page.evaluate(stickingOut)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        for (const pieces of kept) expect(await page.evaluate(partedPieces, pieces)).toEqual([]);
        // Below the opening, where the call bar has come.
        await page.evaluate(() => window.scrollTo({ top: innerHeight * 2, behavior: "instant" }));
        await expect.poll(() => page.evaluate(pinnedShare)).toBeLessThanOrEqual(MOST_PINNED);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      });
    }
  });
}

test("each entry of the header, and the name, stands on one line from 1,088 px on", async ({ page }) => {
  await page.goto(routes.home);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [1088, 1120, 1160, 1280, 1343, 1344, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(partedPieces, { selector: "[data-header] > div > :not(details)", pattern: ".+" })).toEqual([]);
    expect(await page.evaluate(stickingOut)).toEqual([]);
    const [logo, heading] = await Promise.all(
      ["[data-header] svg", "h1"].map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().left),
      ),
    );
    // The name, and what stands below it, begin at one edge.
    expect(logo).toBeCloseTo(heading ?? 0, 0);
  }
});

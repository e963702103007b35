/**
 * Scrolls pages from top to end and checks that nothing covers a control or a text, at widths from a phone to a large desktop, with
 * disclosures closed and open. `npm test` visits one page per template at three widths.
 */
import { expect, test, type Page } from "@playwright/test";
import { templatePages } from "../../scripts/lib/template-pages";
import { coveredParts, openAll } from "./covered";
import { idle } from "./idle";
import { hydrateIslands } from "./hydration";
import type { Faults } from "./page-rules";
import { pages, UNKNOWN_POST } from "./pages";

const templates = new Set([...templatePages(), UNKNOWN_POST]);

/** The height of the screen at each width, in CSS pixels. */
const HEIGHT_AT = { 360: 780, 768: 1024, 1024: 730, 1280: 720, 1440: 900, 1920: 1080 } as const;
type Width = keyof typeof HEIGHT_AT;
const SOME_WIDTHS = [360, 1024, 1440] as const satisfies readonly Width[];
const ALL_WIDTHS = [360, 768, 1024, 1280, 1440, 1920] as const satisfies readonly Width[];

const prepare = async (page: Page, width: Width): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT_AT[width] });
  await page.evaluate(() => document.fonts.ready);
};

/** Reports covered parts of a page at the widths, first with closed and then with open disclosures. */
const coveredAt = async (page: Page, path: string, widths: readonly Width[]): Promise<Faults> => {
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

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of pages.filter((page) => templates.has(page)))
  test(`while ${path} scrolls, no control or text is covered`, async ({ page }) => {
    expect(await coveredAt(page, path, SOME_WIDTHS)).toEqual([]);
  });

for (const path of pages)
  test(`while ${path} scrolls, no control or text is covered from 360 to 1920 px @every-page`, async ({ page }) => {
    test.slow();
    expect(await coveredAt(page, path, ALL_WIDTHS)).toEqual([]);
  });

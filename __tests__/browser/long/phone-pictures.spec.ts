/** Phones choose the smallest picture files that look sharp on their screens (src/components/ui/cover-sizes.ts). */
import { expect, test, type Locator } from "@playwright/test";
import { required } from "../../../src/content/shared/required";

/**
 * Each screen's width in CSS pixels, its device pixels per CSS pixel, and the width in pixels of the file that it should load for a hero
 * and for a card. To save bytes, screens with 2.5 or more device pixels per CSS pixel request 60% of the picture's full width in device
 * pixels, and those with 1.5 to 2.5 request 80% for cards (cover-sizes.ts).
 */
const SCREENS = [
  { name: "a cheap phone", width: 412, pixelRatio: 1.75, hero: 722, card: 560 },
  { name: "an iPhone SE", width: 375, pixelRatio: 2, hero: 810, card: 560 },
  { name: "a Pixel", width: 412, pixelRatio: 2.625, hero: 722, card: 722 },
  { name: "an iPhone 16", width: 393, pixelRatio: 3, hero: 722, card: 722 },
  { name: "a narrow window on a desktop", width: 600, pixelRatio: 1, hero: 722, card: 560 },
];

/** Returns the widths in pixels of the file that the browser loaded and of the picture's widest file. */
const widthsOf = async (picture: Locator): Promise<{ readonly loaded: number; readonly widest: number }> => {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc !== "")).toBe(true);
  const { src, files } = await picture.evaluate((img: HTMLImageElement) => ({
    src: new URL(img.currentSrc).pathname,
    files: img.parentElement?.querySelector("source")?.srcset.split(",") ?? [],
  }));
  const widths = files.map((file) => ({ at: file.trim().split(" ")[0], width: Number.parseInt(file.trim().split(" ")[1] ?? "", 10) }));
  return {
    loaded: required(widths.find(({ at }) => at === src)?.width, "The width of the loaded file"),
    widest: Math.max(...widths.map(({ width }) => width)),
  };
};

for (const { name, width, pixelRatio, hero, card } of SCREENS) {
  test.describe(`on ${name}, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: pixelRatio });

    for (const [kind, attribute, expected] of [
      ["hero", "[fetchpriority=high]", hero],
      ["card", "[loading=lazy]", card],
    ] as const) {
      test(`the ${kind} picture of /locations loads its file of ${expected} pixels`, async ({ page }) => {
        await page.goto("/locations");
        const picture = page.locator(`main picture:has(source) > img${attribute}`).first();
        test.skip((await picture.count()) === 0, `the content has no ${kind} picture here`);
        const { loaded, widest } = await widthsOf(picture);
        expect(loaded).toBe(Math.min(expected, widest));
      });
    }
  });
}

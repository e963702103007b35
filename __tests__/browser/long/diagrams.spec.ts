/** Tests that text in diagrams is readable on the narrowest phones, on a tablet and in forced-colors mode. */
import { expect, test, type Page } from "@playwright/test";
import { diagramKeys } from "../../../src/content/diagrams/diagram-references";
import { diagramPages } from "../../fixtures/visits";

const addresses = [...new Set([...diagramKeys.keys()].flatMap((name) => diagramPages(name).slice(0, 1)))];

/** Minimum text size in CSS pixels. */
const SMALLEST = 12;

/** Reports text in a page's diagrams that is too small, cut off or overlapping. */
const faults = (page: Page) =>
  page.locator("figure > svg").evaluateAll(
    (diagrams, smallest) =>
      diagrams.flatMap((diagram) => {
        const frame = diagram.getBoundingClientRect();
        const texts = [...diagram.querySelectorAll("text")].map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }));
        const scale = frame.width / (diagram as SVGSVGElement).viewBox.baseVal.width;
        const sizes = [...diagram.querySelectorAll("text")].map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
        // The boxes of two lines of text overlap by up to 3 px without touching letters.
        const over = (one: DOMRect, other: DOMRect): boolean =>
          one.left < other.right && other.left < one.right && one.top + 3 < other.bottom && other.top + 3 < one.bottom;
        return [
          ...sizes.filter((size) => size < smallest).map((size) => `text is only ${size} px`),
          // Differences of 1 px at the sides and 2 px at the top and bottom are rounding.
          ...texts
            .filter(
              ({ box }) =>
                box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 2 || box.bottom > frame.bottom + 2,
            )
            .map(({ words }) => `cut off: ${words}`),
          ...texts.flatMap((one, index) =>
            texts.slice(index + 1).flatMap((other) => (over(one.box, other.box) ? [`overlap: ${one.words} and ${other.words}`] : [])),
          ),
        ];
      }),
    SMALLEST,
  );

/** Shows a diagram of 200 by 100 px with one text. */
const showText = (page: Page, x: number, y: number): Promise<void> =>
  page.setContent(
    `<figure><svg viewBox="0 0 200 100" width="200" height="100"><text x="${x}" y="${y}" font-size="14">Crack</text></svg></figure>`,
  );

for (const [edge, x, y] of [
  ["left", -9, 50],
  ["right", 180, 50],
  ["top", 50, 2],
  ["bottom", 50, 106],
] as const) {
  test(`text that is cut off at the ${edge} of a diagram is reported`, async ({ page }) => {
    await showText(page, x, y);
    expect(await faults(page)).toEqual(["cut off: Crack"]);
  });
}

test("text inside a diagram is not reported", async ({ page }) => {
  await showText(page, 50, 50);
  expect(await faults(page)).toEqual([]);
});

for (const address of addresses) {
  test(`diagrams on ${address} are readable on a phone and a tablet`, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator("figure > svg").first()).toBeVisible();
      expect.soft(await faults(page), `${width} px`).toEqual([]);
    }
  });

  test(`diagrams on ${address} use forced colors`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("figure > svg").first()).toBeVisible();
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    const colors = await page.locator("figure > svg").evaluateAll((diagrams) =>
      diagrams.flatMap((diagram) => {
        const fill = getComputedStyle(diagram).fill;
        const textColor = getComputedStyle(diagram.parentElement ?? diagram).color;
        return fill === textColor ? [] : [`${fill} instead of ${textColor}`];
      }),
    );
    expect(colors).toEqual([]);
  });
}

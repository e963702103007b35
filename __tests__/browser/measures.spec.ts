/** Tests the search for broken words, on pages of its own. */
import { expect, test } from "@playwright/test";
import { brokenPieces } from "./measures";

const WORDS = { selector: "h1", pattern: String.raw`\p{L}+` };

for (const lineHeight of [0.8, 1, 1.06, 1.5]) {
  test(`a word that breaks across lines is found at a line height of ${lineHeight}`, async ({ page }) => {
    await page.setContent(
      `<h1 style="width: 3em; font: 48px/${lineHeight} sans-serif; overflow-wrap: anywhere">Fresh sealcoating now</h1>`,
    );
    expect(await page.evaluate(brokenPieces, WORDS)).toEqual(["sealcoating"]);
  });
}

/** Tests the search for crowded parts of the header, on pages of its own. */
import { expect, test } from "@playwright/test";
import { crowdedParts } from "./header-row";

const WIDTH = 400;
const MARGIN = 20;

/** A page with a header of two parts, 100 pixels wide each, unless the styles say otherwise. */
const pageWith = (row: string, first: string, last: string): string => `<style>
  body { margin: 0 }
  .row { display: flex; justify-content: space-between; align-items: start; height: 40px; margin: 0 ${MARGIN}px; ${row} }
  .row > * { flex: none; width: 100px; height: 40px }
</style>
<header><div class="row"><b style="${first}">First</b><i style="${last}">Last</i></div></header>
<footer><div class="page-width" style="margin: 0 ${MARGIN}px">Footer</div></footer>`;

for (const [name, row, first, last, crowded] of [
  ["parts with room", "", "", "", []],
  ["parts that touch", "", "width: 260px", "", []],
  ["a part that is not shown", "", "", "display: none", []],
  ["parts that overlap", "justify-content: start", "margin-right: -10px", "", ["Last"]],
  ["a part beyond the left margin", "", "margin-left: -10px", "", ["First"]],
  ["a part beyond the right margin", "", "", "margin-right: -10px", ["Last"]],
  ["a row without margins", "margin: 0", "", "", ["First", "Last"]],
  ["a part above the row", "", "margin-top: -10px", "", ["First"]],
  ["a part below the row", "", "", "height: 50px", ["Last"]],
] as const) {
  test(`reports ${crowded.length === 0 ? "nothing" : crowded.join(" and ")} for ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTH, height: 300 });
    await page.setContent(pageWith(row, first, last));
    expect(await crowdedParts(page)).toEqual(crowded);
  });
}

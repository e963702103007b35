/**
 * Cards and pictures fill their rows, whatever their number: none stands alone beside a hole, and a row of pictures is of one height. What
 * else stands among them, such as the data of a script, is not seen.
 */
import { expect, test } from "@playwright/test";
import { pages } from "./pages";

const WIDTHS = [360, 768, 1024, 1440];

for (const path of pages) {
  test(`${path} has no row with a hole`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(() => {
        const SLACK = 6;
        const shownCode = [...document.querySelectorAll<HTMLElement>("script, style, template")].filter(
          ({ offsetHeight }) => offsetHeight > 0,
        );
        if (shownCode.length > 0) return shownCode.map(({ textContent }) => `code is shown: ${textContent.slice(0, 30)}`);
        const isCardList = (list: Element) => list.matches(":has(> li > h3, > li picture, > article picture)");
        return [...document.querySelectorAll("main ul, main div")].filter(isCardList).flatMap((list) => {
          const cards = [...list.children].map((card) => ({ box: card.getBoundingClientRect(), picture: card.querySelector("picture") }));
          const shown = cards.filter(({ box }) => box.width > 0);
          const rows = Map.groupBy(shown, ({ box }) => Math.round(box.bottom));
          const right = list.getBoundingClientRect().right;
          return [...rows.values()].flatMap((row) => {
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
      expect(faults, `at ${width} px`).toEqual([]);
    }
  });
}

/** Measures the header's row. */
import type { Page } from "@playwright/test";

/** Reports parts of the header that overlap each other, or extend beyond the header or the page's margins, which the footer also has. */
export const crowdedParts = (page: Page): Promise<readonly string[]> =>
  page.getByRole("banner").evaluate((element) => {
    const row = element.firstElementChild;
    const rowBox = row?.getBoundingClientRect();
    const margins = document.querySelector("footer .page-width")?.getBoundingClientRect();
    if (!row || !rowBox || !margins) throw new Error("The page has no header or footer.");
    const boxes = [...row.children]
      .map((part) => ({ name: part.textContent.slice(0, 20), box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .sort((a, b) => a.box.left - b.box.left);
    return boxes
      .filter(({ box }, index) => {
        const before = boxes[index - 1]?.box.right ?? 0;
        const isBeyondMargins = box.left < margins.left - 1 || box.right > margins.right + 1;
        return box.left < before || isBeyondMargins || box.top < rowBox.top || box.bottom > rowBox.bottom;
      })
      .map(({ name }) => name);
  });

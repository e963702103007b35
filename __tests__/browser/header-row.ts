/** Measures the header's row. */
import type { Page } from "@playwright/test";

/** Reports parts of the header that overlap each other, or extend beyond the header or the page's margins. */
export const crowdedParts = (page: Page): Promise<readonly string[]> =>
  page.getByRole("banner").evaluate((element) => {
    const boxes = [...(element.firstElementChild?.children ?? [])]
      .map((part) => ({ name: part.textContent.slice(0, 20), box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .sort((a, b) => a.box.left - b.box.left);
    const inner = element.firstElementChild?.getBoundingClientRect();
    const end = document.documentElement.clientWidth - (boxes[0]?.box.left ?? 0);
    return boxes
      .filter(({ box }, index) => {
        const before = boxes[index - 1]?.box.right ?? 0;
        return box.left < before || box.right > end + 1 || box.top < (inner?.top ?? 0) || box.bottom > (inner?.bottom ?? 0);
      })
      .map(({ name }) => name);
  });

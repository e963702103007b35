/** Measurements that run in a page: pinned elements and line breaks. */

/** Returns the share of the screen's height that pinned elements cover, measured down the middle of the screen. */
export const pinnedShare = (): number => {
  const isPinned = (element: Element | null): boolean => {
    for (let at = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const step = 2;
  let covered = 0;
  for (let y = step / 2; y < innerHeight; y += step) if (isPinned(document.elementFromPoint(innerWidth / 2, y))) covered += step;
  return covered / innerHeight;
};

/**
 * Returns the matches of a pattern that are broken across lines.
 *
 * @param options selector of the elements to search, and source of the regular expression
 */
export const brokenPieces = ({ selector, pattern }: { readonly selector: string; readonly pattern: string }): readonly string[] => {
  const range = document.createRange();
  const broken: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: piece, index } of (node.textContent ?? "").matchAll(new RegExp(pattern, "gu"))) {
        range.setStart(node, index);
        range.setEnd(node, index + piece.length);
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
        // Compare with the middle of the first line, because the boxes of close lines overlap.
        if (first && others.some(({ top }) => top > (first.top + first.bottom) / 2)) broken.push(piece);
      }
    }
  }
  return broken;
};

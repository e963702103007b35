/**
 * Returns the elements that overflow the page horizontally, each as the start of its HTML. Omits elements inside a scrolling or clipping
 * box. Runs in the browser.
 */
export const stickingOut = (): readonly string[] => {
  const isClipped = (element: Element): boolean => {
    for (let at: Element | null = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") return true;
    return false;
  };
  const width = document.documentElement.clientWidth;
  return [...document.body.querySelectorAll("*")]
    .filter((element) => {
      const { left, right, width: elementWidth } = element.getBoundingClientRect();
      return elementWidth > 1 && (right > width + 1 || left < -1) && !element.closest("svg") && !isClipped(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));
};

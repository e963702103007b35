/** Adds a script once the page has loaded and the browser has nothing to do, or with the first gesture; behind all else on the line. */
export const loadLate = (script: HTMLScriptElement): void => {
  const add = () => document.head.append(script);
  script.fetchPriority = "low";
  // Not every Safari knows when it is idle.
  addEventListener("load", () => setTimeout("requestIdleCallback" in window ? () => requestIdleCallback(add) : add));
  addEventListener("pointerdown", add, { once: true });
};

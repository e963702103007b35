/** How far the page may scroll before the header casts a shadow, in CSS pixels. */
const THRESHOLD = 10;

/** Marks `[data-header]` with `data-scrolled` while the page is scrolled, now and from now on. */
export const startHeader = (view: Window): void => {
  const mark = () => {
    for (const header of view.document.querySelectorAll("[data-header]")) {
      header.toggleAttribute("data-scrolled", view.scrollY > THRESHOLD);
    }
  };
  view.addEventListener("scroll", mark);
  // With the next frame, not now: reading scrollY while the page is still being parsed would force a layout of its own.
  view.requestAnimationFrame(mark);
};

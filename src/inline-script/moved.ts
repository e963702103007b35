/** Marks the page with `data-moved` once the visitor scrolls, touches or types: gallery.module.css waits for it. Phones send `resize` while a page loads, so that says nothing. */
export const startMoved = (view: Window): void => {
  const { dataset } = view.document.documentElement;
  const mark = () => {
    dataset.moved = "";
  };
  for (const type of ["scroll", "pointerdown", "keydown"]) view.addEventListener(type, mark, { once: true, passive: true });
};

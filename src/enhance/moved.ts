/** Marks the page with `data-moved` once the visitor scrolls, touches, types or turns the device: gallery.module.css waits for it. */
export const startMoved = (view: Window): void => {
  const { dataset } = view.document.documentElement;
  const mark = () => {
    dataset.moved = "";
  };
  for (const type of ["scroll", "pointerdown", "keydown", "resize"]) view.addEventListener(type, mark, { once: true, passive: true });
};

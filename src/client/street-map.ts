/**
 * Gives a map its address, kept in `data-src`, when the `<details>` around it is opened, and now if it is open. `loading="lazy"` is
 * no promise that nothing is asked for before: without scripting browsers ignore it.
 */
export const startStreetMap = (document: Document): void => {
  const show = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>("[open]>iframe")) {
      frame.src ||= frame.dataset.src ?? "";
    }
  };
  // "toggle" does not bubble.
  document.addEventListener("toggle", show, true);
  show();
};

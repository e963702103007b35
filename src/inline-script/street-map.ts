/**
 * Gives a map its address, kept in `data-src`, when the `<details>` around it is opened. `loading="lazy"` is no promise that
 * nothing is asked for before: without scripting browsers ignore it.
 */
export const startStreetMap = (document: Document): void => {
  // "toggle" does not bubble.
  document.addEventListener(
    "toggle",
    () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>("[open]>iframe")) {
        frame.src ||= frame.dataset.src ?? "";
      }
    },
    true,
  );
};

/** Marks a form whose submit came before React could answer it. */
export const HELD_SUBMIT_ATTRIBUTE = "data-held";

/**
 * Marks a form that was submitted with nobody listening, so that the component that takes it over can answer late.
 *
 * Only forms with `method="dialog"` need it: they go nowhere by themselves. A form with an address is simply posted.
 */
export const startHeldSubmits = (document: Document): void => {
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    if (target instanceof HTMLFormElement && target.method === "dialog" && !defaultPrevented)
      target.setAttribute(HELD_SUBMIT_ATTRIBUTE, "");
  });
};

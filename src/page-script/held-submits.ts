import { on } from "./on";

/** Marks a form whose submit came before React could answer it. */
export const HELD_SUBMIT_ATTRIBUTE = "data-held";

/**
 * Marks a form that was submitted with nobody listening, so that the component that takes it over can answer late.
 *
 * Forms with `method="dialog"` need it: they go nowhere by themselves. A form with an address is simply posted; without a line it
 * stays, or the browser's own page of errors would take the place of what was written.
 */
export const startHeldSubmits = (document: Document): void => {
  const hold = (event: Event) => {
    const { target, defaultPrevented } = event;
    if (target instanceof HTMLFormElement && !defaultPrevented && (target.method === "dialog" || !navigator.onLine)) {
      event.preventDefault();
      target.setAttribute(HELD_SUBMIT_ATTRIBUTE, "");
    }
  };
  on(document, hold, "submit");
};

/** Events and selectors that the form's inline script, its island and the analytics script share. */

/** Event on the form after a quote request was received. Dispatched only on sites with analytics. */
export const RECEIVED_EVENT = "quote-received";

/** Event on the form after a quote request failed. Dispatched only on sites with analytics. */
export const FAILED_EVENT = "quote-failed";

/** Selects the quote form. */
export const FORM = "form[data-quote]";

/** Selects the note that says what to do if a quote request could not be sent. */
export const NOTE = "[data-quote-note]";

/** Event on the document after hydration, from when on React handles the form. */
export const READY_EVENT = "quoteready";

declare global {
  interface DocumentEventMap {
    [READY_EVENT]: Event;
  }
}

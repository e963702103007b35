/** Shared by the form's inline script, its island and the analytics script. */

/** Event on the form after a request was received, on sites with analytics. */
export const RECEIVED_EVENT = "quote-received";

/** Event after a request failed. */
export const FAILED_EVENT = "quote-failed";

/** Selects the form. */
export const FORM = "form[data-quote]";

/** Selects the region that says what to do if a request was not sent. */
export const NOTE = "[data-quote-note]";

/** Event on the document: React handles the form from now on. */
export const READY_EVENT = "quoteready";

declare global {
  interface DocumentEventMap {
    [READY_EVENT]: Event;
  }
}

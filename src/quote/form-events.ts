/** Names of the events that the quote form's inline script, its island and the analytics script exchange. Selectors for the inline script. */

/** Dispatched on the form after a quote request is received, only on sites whose analytics service accepts events. */
export const RECEIVED_EVENT = "quote-received";

/** Dispatched on the form after a quote request fails, only on sites whose analytics service accepts events. */
export const FAILED_EVENT = "quote-failed";

/** Dispatched on the document after hydration. From then on, React handles the form. */
export const READY_EVENT = "quoteready";

/** Selects the quote form. */
export const FORM = "form[data-quote]";

/** Selects the note that tells the visitor what to do if a quote request could not be sent. */
export const NOTE = "[data-quote-note]";

declare global {
  interface DocumentEventMap {
    [READY_EVENT]: Event;
  }
}

/** What the form's inline script and its island know of each other. */

/** Finds the form. */
export const FORM = "form[data-quote]";

/** Finds the region that says what to do when a request has not left the page. */
export const NOTE = "[data-quote-note]";

/** Finds the line that names what came along from the gauge or the calculator. */
export const KNOWN = "[data-quote-known]";

/** An event on the document: React answers the form from now on. */
export const READY_EVENT = "quoteready";

/** Gives the store of this tab. Where a visitor has blocked it, asking for it throws. */
export const tabStore = (): Storage => window.sessionStorage;

declare global {
  interface DocumentEventMap {
    [READY_EVENT]: Event;
  }
}

/** Event on the form after a request was received, on sites with analytics. */
export const RECEIVED_EVENT = "quote-received";

/** Event after a request failed. */
export const FAILED_EVENT = "quote-failed";

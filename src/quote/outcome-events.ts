/** An event on a form whose request was received. The form sends it only where something counts. */
export const RECEIVED_EVENT = "quote-received";

/** The other outcome. */
export const FAILED_EVENT = "quote-failed";

/** What the form answers, in the toast and on the page. */
export const RECEIVED_TITLE = "Quote Request Received!";

/** Repeats the promise of `business.yml`. */
export const receivedText = (responseHours: number): string =>
  `We'll contact you within ${responseHours} ${responseHours === 1 ? "hour" : "hours"} to discuss your project.`;

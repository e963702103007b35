import { HEADER_POLICY } from "./policy";

/** Two years. No `preload`: that entry is hard to undo and the owner's to ask for. */
const TWO_YEARS_S = 63_072_000;
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** What every answer carries: files by the rule file of the host, the Worker's own answers by the Worker, which that file does not reach. */
export const SECURITY_HEADERS = {
  "Content-Security-Policy": HEADER_POLICY,
  // A window that opened a page of ours gets no hold of it. /admin opens the one in which the editor signs in, and must hear from it.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Strict-Transport-Security": `max-age=${TWO_YEARS_S}; includeSubDomains`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // OpenStreetMap turns requests without a referrer away, so not no-referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
};

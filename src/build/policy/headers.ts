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

/** The settings that the headers depend on. */
export interface HeaderSettings {
  readonly secureSubdomains?: boolean | undefined;
}

/** Returns the headers of every answer: the host's rule file sends them with files, the Worker with its own answers. */
export const securityHeaders = ({ secureSubdomains = false }: HeaderSettings) => ({
  "Content-Security-Policy": HEADER_POLICY,
  // Cross-origin openers cannot script our pages. /admin opens the window of the sign-in and keeps its reference to it.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Strict-Transport-Security": `max-age=${TWO_YEARS_S}${secureSubdomains ? "; includeSubDomains" : ""}`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // OpenStreetMap turns requests without a referrer away, so not no-referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
});

import { HEADER_POLICY } from "./policy";

/** Two years. Without `preload`, which is hard to undo and for the owner to decide. */
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

/** Returns the headers of every response: set by the host's rule file for files, by the Worker for its own responses. */
export const securityHeaders = ({ secureSubdomains = false }: HeaderSettings) => ({
  "Content-Security-Policy": HEADER_POLICY,
  // Cross-origin openers cannot script our pages. /admin keeps its reference to the sign-in popup.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Strict-Transport-Security": `max-age=${TWO_YEARS_S}${secureSubdomains ? "; includeSubDomains" : ""}`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Not no-referrer: OpenStreetMap refuses requests without a referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
});

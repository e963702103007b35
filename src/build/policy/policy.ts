/**
 * Builds the Content-Security-Policy. Each page has its own policy in a `<meta>`, so that neither the policy nor
 * the host's rules grow with the site. One header for all responses has the directives that a `<meta>` cannot set.
 */

/** OpenStreetMap, the only site in a frame. */
const MAP = "https://www.openstreetmap.org";

/** Cloudflare Turnstile: its script and frame. */
const TURNSTILE = "https://challenges.cloudflare.com";

/** Input for the policy of a public page. */
export interface PolicyInput {
  /** `script-src` sources of inline scripts. */
  readonly scripts: readonly string[];
  /** `style-src` sources of inline styles. */
  readonly styles: readonly string[];
  /** Endpoint of the quote form, if any. */
  readonly endpoint?: string | undefined;
  /** Whether the form uses Cloudflare Turnstile. */
  readonly hasTurnstile?: boolean;
  /** Sources of the analytics service, if any. */
  readonly analytics?: { readonly scripts: readonly string[]; readonly connects: readonly string[] } | undefined;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

/** Directives of all policies: everything is forbidden unless another directive allows it. */
const CLOSED = { "default-src": ["'none'"], "base-uri": ["'none'"], "object-src": ["'none'"] };

/**
 * Header of every response, including /admin. Browsers apply it together with the page's own policy. It has the
 * directive that a `<meta>` cannot set (frame-ancestors), and defaults for pages without their own policy.
 *
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export const HEADER_POLICY = write({ "base-uri": ["'none'"], "frame-ancestors": ["'none'"], "object-src": ["'none'"] });

/**
 * Builds the policy of a public page, without `unsafe-inline` and `unsafe-eval`.
 *
 * Pictures may come from any https host, because content and a visitor's saved posts may name one.
 * `connect-src` and `form-action` allow the form's endpoint, and `'self'`, because the endpoint redirects a plain form to /thank-you.
 */
export const pagePolicy = ({ scripts, styles, endpoint, hasTurnstile = false, analytics }: PolicyInput): string => {
  const delivery = endpoint === undefined ? [] : [new URL(endpoint).origin];
  const check = hasTurnstile ? [TURNSTILE] : [];
  return write({
    ...CLOSED,
    "script-src": ["'self'", ...scripts, ...check, ...(analytics?.scripts ?? [])],
    "style-src": ["'self'", ...styles],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:", "https:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...new Set([...delivery, ...(analytics?.connects ?? [])])],
    "form-action": ["'self'", ...delivery],
    "frame-src": [MAP, ...check],
    "manifest-src": ["'self'"],
  });
};

/**
 * Builds the policy of /admin. Decap CMS compiles its field validation (`unsafe-eval`), styles its editor at run time
 * (`unsafe-inline`), and connects to the git host of its configuration.
 *
 * @param proxy URL of the local server that `npm run cms` starts, if used
 */
export const adminPolicy = (proxy?: string): string =>
  write({
    ...CLOSED,
    "script-src": ["'self'", "'unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", "data:", "blob:", "https:", ...(proxy === undefined ? [] : [new URL(proxy).origin])],
    "form-action": ["'self'"],
    "frame-src": ["'self'", "blob:"],
  });

/**
 * Builds the policy of the Worker's pages: the site's style sheet, forms that post to the site, and no script except Turnstile's
 * on pages with a form.
 */
export const workerPolicy = (hasTurnstile = false): string =>
  write({
    ...CLOSED,
    ...(hasTurnstile && { "script-src": [TURNSTILE], "frame-src": [TURNSTILE] }),
    "style-src": ["'self'"],
    "img-src": ["'self'"],
    "font-src": ["'self'", "data:"],
    "form-action": ["'self'"],
  });

/** Policy of a redirect page, which loads nothing. */
export const BARE_POLICY = write(CLOSED);

/** Two years. Without `preload`, which is hard to undo and for the owner to decide. */
const TWO_YEARS_S = 63_072_000;
/** No page uses these features of browsers. */
const NO_FEATURES =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

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
  "Permissions-Policy": NO_FEATURES,
});

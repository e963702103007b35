/**
 * Builds the Content-Security-Policy. Each page has its own policy in a `<meta>`, so that neither the policy nor
 * the host's rules grow with the site. A header on all responses sets the directives that a `<meta>` cannot set.
 */

/** OpenStreetMap. Pages embed its map in a frame. */
const MAP = "https://www.openstreetmap.org";

/** Origin of Cloudflare Turnstile's script and frame. */
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

/** Directives of every page's policy. They forbid loading everything that no other directive allows. */
const CLOSED = { "default-src": ["'none'"], "base-uri": ["'none'"], "object-src": ["'none'"] };

/**
 * Content-Security-Policy header of every response, including /admin. Browsers enforce it together with the page's own policy. It sets
 * frame-ancestors, which a `<meta>` cannot set, and defaults for pages without their own policy.
 *
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export const HEADER_POLICY = write({ "base-uri": ["'none'"], "frame-ancestors": ["'none'"], "object-src": ["'none'"] });

/**
 * Builds the policy of a public page, without `unsafe-inline` or `unsafe-eval`.
 *
 * `img-src` allows any https host, because content and a visitor's saved posts may use pictures from other sites.
 * `connect-src` and `form-action` allow the form's endpoint. They also allow `'self'`: the endpoint may be the site's own, and without
 * JavaScript, an external endpoint redirects the visitor back to /thank-you.
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
 * (`unsafe-inline`), and connects to the configured git host.
 *
 * @param hosts URLs that the editor connects to: the git host's API, and the sign-in service or the local server of `npm run cms`
 */
export const adminPolicy = (hosts: readonly string[] = []): string =>
  write({
    ...CLOSED,
    "script-src": ["'self'", "'unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", "data:", "blob:", ...new Set(hosts.map((host) => new URL(host).origin))],
    "form-action": ["'self'"],
    "frame-src": ["'self'", "blob:"],
  });

/**
 * Builds the policy of the Worker's pages. It allows the site's own styles and pictures, forms that post to the site, and no JavaScript
 * except Turnstile's on pages with a form.
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

/** Policy of pages that load nothing: redirect pages, and /admin while editing is off. */
export const BARE_POLICY = write(CLOSED);

/** Two years. The header omits `preload`, because it is hard to undo and therefore the owner's decision. */
const TWO_YEARS_S = 63_072_000;
/** Browser features that no page uses. */
const NO_FEATURES =
  "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/** The settings that the headers depend on. */
export interface HeaderSettings {
  readonly secureSubdomains?: boolean | undefined;
}

/** Returns the headers of every response. The host's rules add them to files, and the Worker adds them to its own responses. */
export const securityHeaders = ({ secureSubdomains = false }: HeaderSettings) => ({
  "Content-Security-Policy": HEADER_POLICY,
  // A page of another origin that opens our page in a new window gets no reference to that window. /admin keeps its reference to the
  // sign-in popup.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Strict-Transport-Security": `max-age=${TWO_YEARS_S}${secureSubdomains ? "; includeSubDomains" : ""}`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // `no-referrer` would not work: OpenStreetMap refuses requests without a referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": NO_FEATURES,
});

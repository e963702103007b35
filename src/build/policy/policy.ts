/**
 * Writes the Content-Security-Policy. Each page says in its own head what it may load and run, so that neither the policy nor
 * the host's rules grow with the site; one header for every answer says what a `<meta>` may not.
 */

/** The one foreign page the site frames: the street map. */
const MAP = "https://www.openstreetmap.org";

/** Cloudflare's check against programs: a script and the frame it opens. */
const TURNSTILE = "https://challenges.cloudflare.com";

/** What the policy of a public page depends on. */
export interface PolicyInput {
  /** `script-src` sources of inline scripts. */
  readonly scripts: readonly string[];
  /** `style-src` sources of inline styles. */
  readonly styles: readonly string[];
  /** Where the quote form is sent, if anywhere. */
  readonly endpoint?: string | undefined;
  /** Whether the form asks Cloudflare that a person sends it. */
  readonly hasTurnstile?: boolean;
  /** What the service that counts visits loads and where it sends, if there is one. */
  readonly analytics?: { readonly scripts: readonly string[]; readonly connects: readonly string[] } | undefined;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

/** Nothing the rest does not name, no plugins, no changed base address. */
const CLOSED = { "default-src": ["'none'"], "base-uri": ["'none'"], "object-src": ["'none'"] };

/**
 * The header of every answer, /admin's included, whose own policy is in its page like any other: browsers apply both. It has what a
 * `<meta>` may not say (frame-ancestors) and what holds for a page that came without its own.
 *
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export const HEADER_POLICY = write({ "base-uri": ["'none'"], "frame-ancestors": ["'none'"], "object-src": ["'none'"] });

/**
 * Writes the policy of a public page: no `unsafe-inline`, no `unsafe-eval`.
 *
 * Pictures may come from any https host, because content and a visitor's saved posts may name one. Where the form is sent,
 * `connect-src` and `form-action` follow; `'self'` stays, since the endpoint sends a plain form on to /thank-you.
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
 * Writes the policy of /admin. Decap CMS compiles its field validation (`unsafe-eval`), styles its editor at run time
 * (`unsafe-inline`), and talks to the git host its config names.
 *
 * @param proxy address of the program that `npm run cms` starts beside the editor, if that is used
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
 * Writes the policy of a page that the Worker makes: the site's style sheet, forms that come back to it, and no script but Turnstile's
 * where a form has to be checked.
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

/** The policy of a page that shows words and sends the visitor on: it loads nothing. */
export const BARE_POLICY = write(CLOSED);

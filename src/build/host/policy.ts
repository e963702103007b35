/** Writes the Content-Security-Policy of the site and of /admin. */

/** The one foreign page the site frames: the street map. */
const MAP = "https://www.openstreetmap.org";
/** Cloudflare's check against programs: a script and the frame it opens. */
const TURNSTILE = "https://challenges.cloudflare.com";

/** What the policy of the public pages depends on. */
export interface PolicyInput {
  /** `script-src` sources of inline scripts. */
  readonly scripts: readonly string[];
  /** `style-src` sources of inline styles. */
  readonly styles: readonly string[];
  /** Where the quote form is sent, if anywhere. */
  readonly endpoint?: string | undefined;
  /** Whether the form asks Cloudflare that a person sends it. */
  readonly hasTurnstile?: boolean;
}

type Directives = Readonly<Record<string, readonly string[]>>;

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

/** What holds for every page: nothing the rest does not name, no plugins, no frames around it, no changed base address. */
const CLOSED = { "default-src": ["'none'"], "base-uri": ["'none'"], "frame-ancestors": ["'none'"], "object-src": ["'none'"] };

/**
 * Writes the policy of the public pages: no `unsafe-inline`, no `unsafe-eval`.
 *
 * Pictures may come from any https host, because content and a visitor's saved posts may name one. Where the form is
 * sent, `connect-src` and `form-action` follow; `'self'` stays, since the endpoint sends a plain form on to /thank-you.
 */
export const sitePolicy = ({ scripts, styles, endpoint, hasTurnstile = false }: PolicyInput): string => {
  const delivery = endpoint === undefined ? [] : [new URL(endpoint).origin];
  const check = hasTurnstile ? [TURNSTILE] : [];
  return write({
    ...CLOSED,
    "script-src": ["'self'", ...scripts, ...check],
    "style-src": ["'self'", ...styles],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:", "https:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...delivery],
    "form-action": ["'self'", ...delivery],
    "frame-src": [MAP, ...check],
    "manifest-src": ["'self'"],
  });
};

/**
 * Takes from a policy what a `<meta>` element may not say.
 *
 * @see https://www.w3.org/TR/CSP3/#meta-element
 */
export const metaPolicy = (policy: string): string =>
  policy
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors "))
    .join("; ");

/**
 * Writes the policy of /admin. Decap CMS compiles its field validation (`unsafe-eval`), styles its editor at run time
 * (`unsafe-inline`), and talks to the git host its config names.
 */
export const adminPolicy = ({ scripts }: Pick<PolicyInput, "scripts">): string =>
  write({
    ...CLOSED,
    "script-src": ["'self'", "'unsafe-eval'", ...scripts],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", "https:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", "data:", "blob:", "https:"],
    "form-action": ["'self'"],
    "frame-src": ["'self'", "blob:"],
  });

/** The hosts whose rule files the build can write, and how each one matches a path. */

/**
 * Names a host. Both read `_headers` and `_redirects`, but match differently: Cloudflare Pages takes `/a` and `/a/` for
 * two paths and refuses the status 404 and the `!` of Netlify; Netlify takes them for one, and lets `/a/*` match `/a`.
 */
export type Host = "cloudflare" | "netlify";

/** What a host takes in one file. */
interface Limits {
  readonly headerRules: number;
  readonly headerLine: number;
  readonly redirects: number;
  readonly redirectLine: number;
}

/**
 * The hosts' limits.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://docs.netlify.com/manage/routing/redirects/overview/ (about 10,000 rules; it names no limit for headers, so
 * Cloudflare's stand for both)
 */
export const LIMITS: Readonly<Record<Host, Limits>> = {
  cloudflare: { headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000 },
  netlify: { headerRules: 100, headerLine: 2000, redirects: 10_000, redirectLine: 1000 },
};

/**
 * Tells for which host to build: `SITE_HOST` when it is set, else Netlify on Netlify's own builders, else Cloudflare.
 *
 * @throws when `SITE_HOST` names no host we know
 */
export const hostOf = (environment: Readonly<Record<string, string | undefined>>): Host => {
  const name = environment.SITE_HOST ?? (environment.NETLIFY === "true" ? "netlify" : "cloudflare");
  if (name === "cloudflare" || name === "netlify") return name;
  throw new Error(`SITE_HOST is ${JSON.stringify(name)}; expected cloudflare or netlify.`);
};

/** Gives the addresses under which a host asks for one page: without and with a slash at the end, where these differ. */
export const addressesOf = (path: string, host: Host): readonly string[] =>
  host === "netlify" || path === "/" ? [path] : [path, `${path}/`];

/** Gives the patterns that cover a folder and all below it. */
export const patternsBelow = (path: string, host: Host): readonly string[] => (host === "netlify" ? [`${path}/*`] : [path, `${path}/*`]);

const parts = (pattern: string, host: Host) => {
  const open = pattern.endsWith("/*");
  const prefix = open ? pattern.slice(0, -1) : pattern;
  return { open, prefix: host === "netlify" && !prefix.endsWith("/") ? `${prefix}/` : prefix };
};

/** Tells whether some path matches both patterns. Patterns are plain paths, or end in `/*`. */
export const overlap = (one: string, other: string, host: Host): boolean => {
  const a = parts(one, host);
  const b = parts(other, host);
  if (a.open && b.open) return a.prefix.startsWith(b.prefix) || b.prefix.startsWith(a.prefix);
  if (a.open) return b.prefix.startsWith(a.prefix);
  if (b.open) return a.prefix.startsWith(b.prefix);
  return a.prefix === b.prefix;
};

/** The hosts and servers whose rule files the build can write, and how each one matches a path. */

/**
 * Names a host. Both read `_headers` and `_redirects`, but match differently: Cloudflare Pages takes `/a` and `/a/` for
 * two paths and refuses the status 404 and the `!` of Netlify; Netlify takes them for one, and lets `/a/*` match `/a`.
 */
type RuleHost = "cloudflare" | "netlify";

/** A web server of the owner's own, whose configuration includes one file of rules (`docs/hosts/`). */
export type Server = "nginx" | "apache" | "caddy";

export type Host = RuleHost | Server;

const SERVERS: ReadonlySet<string> = new Set<Server>(["nginx", "apache", "caddy"]);

/** Returns whether a host's rules are part of a server's configuration. */
export const isServer = (host: string): host is Server => SERVERS.has(host);

/**
 * Tells for which host to build: `SITE_HOST` when it is set, else Netlify on Netlify's own builders, else Cloudflare.
 *
 * @throws when `SITE_HOST` names no host we know
 */
export const hostOf = (environment: Readonly<Record<string, string | undefined>>): Host => {
  const name = environment.SITE_HOST ?? (environment.NETLIFY === "true" ? "netlify" : "cloudflare");
  if (name === "cloudflare" || name === "netlify" || isServer(name)) return name;
  throw new Error(`SITE_HOST is ${JSON.stringify(name)}; expected cloudflare, netlify, ${[...SERVERS].join(", ")}.`);
};

/** Gives the addresses under which a host asks for one page: without and with a slash at the end, where these differ. */
export const addressesOf = (path: string, host: Host): readonly string[] =>
  host === "netlify" || path === "/" ? [path] : [path, `${path}/`];

/** Gives the patterns that cover a folder and all below it. */
export const patternsBelow = (path: string, host: Host): readonly string[] => (host === "netlify" ? [`${path}/*`] : [path, `${path}/*`]);

/** Supported hosts and servers, and how each one matches paths. */
import { unlessEmpty } from "../../content/shared/environment";

/**
 * A host that reads `_headers` and `_redirects`. Cloudflare treats `/a` and `/a/` as two paths, and accepts neither status 404 nor
 * Netlify's `!`. Netlify treats `/a` and `/a/` as one path, and its `/a/*` also matches `/a`.
 */
type RuleHost = "cloudflare" | "netlify";

/** A self-hosted web server. Its configuration (`docs/hosts/`) includes one generated file with rules. */
export type Server = "nginx" | "apache" | "caddy";

/** Where a build is published. */
export type Host = RuleHost | Server;

const SERVERS: ReadonlySet<string> = new Set<Server>(["nginx", "apache", "caddy"]);

/** Checks whether a host is a self-hosted web server. */
export const isServer = (host: string): host is Server => SERVERS.has(host);

/**
 * Returns the host to build for: `SITE_HOST` if set, else Netlify on Netlify's builders, else Cloudflare.
 *
 * @throws if `SITE_HOST` is unknown
 */
export const hostOf = (environment: Readonly<Record<string, string | undefined>>): Host => {
  const name = unlessEmpty(environment.SITE_HOST) ?? (environment.NETLIFY === "true" ? "netlify" : "cloudflare");
  if (name === "cloudflare" || name === "netlify" || isServer(name)) return name;
  throw new Error(`SITE_HOST is ${JSON.stringify(name)}. Use one of cloudflare, netlify, ${[...SERVERS].join(", ")}.`);
};

/** Returns the paths that need a rule: the given path, plus the path with a trailing slash if the host treats that as a separate path. */
export const addressesOf = (path: string, host: Host): readonly string[] =>
  host === "netlify" || path === "/" ? [path] : [path, `${path}/`];

/** Returns the patterns that match a folder's path and everything below it. */
export const patternsBelow = (path: string, host: Host): readonly string[] => (host === "netlify" ? [`${path}/*`] : [path, `${path}/*`]);

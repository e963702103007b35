/** Who may read requests: whom Cloudflare Access has let through. Every call carries a token that only it can have signed. */
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import type { App } from "./env";
import { messagePage } from "./layout";
import { REQUESTS_PAGE, site } from "./site";

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Each set remembers its keys for ten minutes. */
const keySets = new Map<string, JWTVerifyGetKey>();

const keysOf = (issuer: string): JWTVerifyGetKey => {
  const known = keySets.get(issuer);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL("/cdn-cgi/access/certs", issuer));
  keySets.set(issuer, keys);
  return keys;
};

/** Tells whether an address may name the keys: a secure one, or on this computer. */
const isTrusted = (issuer: string): boolean => {
  const { protocol, hostname } = new URL(issuer);
  return protocol === "https:" || LOOPBACK.has(hostname);
};

/** Whatever is wrong with the token itself; other errors are about the keys. */
const isOfToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  (/^ERR_J(?:WT|WS)_/.test(error.code) || ["ERR_JWKS_NO_MATCHING_KEY", "ERR_JOSE_ALG_NOT_ALLOWED"].includes(error.code));

/**
 * Lets through who has signed in at Cloudflare Access, and nobody while it is not set up or its keys cannot be reached.
 *
 * @see https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/
 */
export const requireAccess: MiddlewareHandler<App> = async (c, next) => {
  const refuse = (status: 403 | 503, words: string) => messagePage(c, status, "Not signed in", words, [REQUESTS_PAGE, "Try again"]);
  const access = site.desk?.access;
  if (!access) return refuse(403, "Nobody can read requests yet: delivery.requests.access is not set in business.yml (docs/requests.md).");
  const issuer = c.env.ACCESS_URL ?? `https://${access.team}.cloudflareaccess.com`;
  if (!isTrusted(issuer)) return refuse(503, "ACCESS_URL must be an address that starts with https://.");
  const token = c.req.header("cf-access-jwt-assertion") ?? getCookie(c, "CF_Authorization");
  if (!token)
    return refuse(
      403,
      "Cloudflare Access has not signed you in. If you were not asked, it does not cover this address yet (docs/requests.md).",
    );
  try {
    const { payload } = await jwtVerify(token, keysOf(issuer), {
      issuer,
      audience: access.audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp"],
    });
    c.set("owner", typeof payload.email === "string" ? payload.email : "");
  } catch (error) {
    if (isOfToken(error)) return refuse(403, "Your sign-in is not valid here, or has ended. Load the page again to sign in.");
    console.error("requests: the keys of Cloudflare Access could not be read");
    return refuse(503, "Your sign-in cannot be checked right now. Please try again in a moment.");
  }
  return next();
};

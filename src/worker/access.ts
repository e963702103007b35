/** Checks the signed token that Cloudflare Access adds to each request for the owner's page. */
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import type { App } from "./env";
import { messagePage } from "./layout";
import { REQUESTS_PAGE } from "./request-paths";
import { site } from "./site-settings";

/** Looks up the keys of Cloudflare Access. Shared by all requests, because it caches the fetched keys for ten minutes. */
let keys: JWTVerifyGetKey | undefined;

/** Checks whether an error is about the token. All other errors count as a failure to fetch the keys. */
const isTokenError = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  (/^ERR_J(?:WT|WS)_/.test(error.code) ||
    ["ERR_JWKS_NO_MATCHING_KEY", "ERR_JOSE_ALG_NOT_ALLOWED", "ERR_JOSE_NOT_SUPPORTED"].includes(error.code));

/**
 * Calls the next handler if Cloudflare Access has signed the visitor in. Otherwise, or if Access is not set up or its keys cannot be
 * fetched, responds with an error page.
 *
 * @see https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/
 */
export const requireAccess: MiddlewareHandler<App> = async (c, next) => {
  const refuse = (status: 403 | 503, text: string) => messagePage(c, status, "Not signed in", text, [REQUESTS_PAGE, "Try again"]);
  const access = site.requestStore?.access;
  if (!access) return refuse(403, "Requests cannot be shown yet: delivery.requests.access is not set in hosting.yml (docs/requests.md).");
  const issuer = c.env.ACCESS_URL ?? `https://${access.team}.cloudflareaccess.com`;
  keys ??= createRemoteJWKSet(new URL("/cdn-cgi/access/certs", issuer));
  const token = c.req.header("cf-access-jwt-assertion") ?? getCookie(c, "CF_Authorization");
  if (!token)
    return refuse(
      403,
      "Cloudflare Access has not signed you in. If it did not ask you to sign in, it does not cover this address yet (docs/requests.md).",
    );
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: access.audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp"],
    });
    c.set("owner", typeof payload.email === "string" ? payload.email : "");
  } catch (error) {
    if (isTokenError(error)) return refuse(403, "Your sign-in is not valid here or has expired. Reload the page to sign in again.");
    console.error("requests: cannot fetch the keys of Cloudflare Access");
    return refuse(503, "Your sign-in cannot be checked right now. Please try again in a moment.");
  }
  return next();
};

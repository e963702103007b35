/** Builds and parses the paths of posts. */
import { attempt } from "../client/attempt";
import { routes } from "../content/shared/routes";

/** Returns the path of a post. Encodes the slug, because a saved post's slug may contain any character. */
export const savedPostPath = (slug: string): string => `${routes.blog}/${encodeURIComponent(slug)}`;

/**
 * Returns the slug of /blog/{slug} or /es/blog/{slug}, with or without a trailing slash. Returns undefined for other paths.
 *
 * @param pathname percent-encoded, or partly decoded by the host (Workers decode slashes). If the slug cannot be decoded, for example
 * because of a lone %, it is returned unchanged.
 */
export const slugFromPath = (pathname: string): string | undefined => {
  const rest = /^(?:\/[a-z]{2})?\/blog\/(.*)/s.exec(pathname)?.[1]?.replace(/\/$/, "") ?? "";
  return rest === "" ? undefined : (attempt(() => decodeURIComponent(rest)) ?? rest);
};

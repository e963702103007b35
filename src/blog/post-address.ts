import { routes } from "../content/shared/routes";

/** Makes the address of a post. The slug of a saved one may hold any character. */
export const savedPostPath = (slug: string): string => `${routes.blog}/${encodeURIComponent(slug)}`;

/**
 * Takes the slug out of /blog/{slug} or, in another language, /es/blog/{slug}, with or without a slash at the end. Nothing when the path is another page's.
 *
 * @param pathname as the address has it, or as a host has written it anew (Workers decode a slash); what is no encoding there, such as a
 * lone %, stands for itself
 */
export const slugFromPath = (pathname: string): string | undefined => {
  const rest = /^(?:\/[a-z]{2})?\/blog\/(.*)/s.exec(pathname)?.[1]?.replace(/\/$/, "") ?? "";
  if (rest === "") return undefined;
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
};

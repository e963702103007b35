import { routes } from "../content/routes";

const PREFIX = `${routes.blog}/`;

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * What is lost on the way to the page. Gatsby's loader decodes an address three times, gives up over a lone %, and takes what
 * follows # and ? for no part of the path; hosts redirect what ends in .html when they have such a page. A slug of one or two
 * dots is no address at all.
 */
const UNREADABLE = /[%#?]|\.(?=html$)/gi;
const ESCAPED = /%25(?:25|23|3F|2E)/g;
const escape = (character: string): string => `%25${character.charCodeAt(0).toString(16).toUpperCase()}`;
const unescape = (text: string): string => decodeURIComponent(decodeURIComponent(text));

/** Makes the address of a saved post. Its slug may hold any character. */
export const savedPostPath = (slug: string): string => `${PREFIX}${encodeURIComponent(slug.replace(UNREADABLE, escape))}`;

/**
 * Takes the slug out of /blog/{slug}, with or without a slash at the end. Nothing when the path is another page's.
 *
 * @param pathname as the address has it: the router's own pathname is encoded once more
 */
export const slugFromPath = (pathname: string): string | undefined => {
  const rest = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length).replace(/\/$/, "") : "";
  return rest === "" || rest.includes("/") ? undefined : decode(rest)?.replace(ESCAPED, unescape);
};

/** Gives the address that Gatsby can open instead of a saved post's plain one, such as /blog/50%25; nothing for all others. */
export const openablePath = (pathname: string): string | undefined => {
  const slug = slugFromPath(pathname);
  const path = slug !== undefined && slug.search(UNREADABLE) >= 0 ? savedPostPath(slug) : pathname;
  return path === pathname ? undefined : path;
};

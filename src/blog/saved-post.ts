import { attempt } from "../client/attempt";
import { isoDay } from "../content/format/dates";
import { isRecord } from "../content/shared/required";

/** A post in the visitor's local storage. The body is not stored; a built-in post's page contains it. */
export interface SavedPost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** An https URL or a path on this site. */
  readonly image: string;
}

/** Placeholder for this site's origin, which does not matter here. The domain `.invalid` is reserved (RFC 2606). */
const SITE = "https://site.invalid";

/**
 * Returns an image URL if it is an https URL or a path on this site; otherwise returns undefined.
 *
 * Uses the URL parser, because browsers treat even `/\host` and `/<tab>/host` as URLs on another host.
 */
export const safeImage = (text: string): string | undefined => {
  const url = attempt(() => new URL(text, SITE));
  if (url?.origin === SITE) {
    // "/.//host" is a path on this site, but it is normalized to "//host", which is another host.
    const isPath = text.startsWith("/") && !url.pathname.startsWith("//");
    return isPath ? `${url.pathname}${url.search}` : undefined;
  }
  // "//host" has no scheme of its own, although it becomes an https URL.
  return url?.protocol === "https:" && /^https:/i.test(text) ? url.href : undefined;
};

const trimmed = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Matches blank strings, ".", "..", and strings with a lone surrogate, which makes encodeURIComponent throw. */
const INVALID_SLUG = /^\s*$|^\.{1,2}$|\p{Surrogate}/u;
const isSlug = (value: unknown): value is string => typeof value === "string" && !INVALID_SLUG.test(value);

/**
 * Parses a stored entry, which may be any value.
 *
 * Returns undefined if the slug or title is invalid. Other invalid values become empty strings.
 */
export const parseSavedPost = (entry: unknown): SavedPost | undefined => {
  if (!isRecord(entry)) return undefined;
  const { id, slug, title, excerpt, author, date, image } = entry;
  if (!isSlug(slug) || trimmed(title) === "") return undefined;
  return {
    id: typeof id === "number" ? String(id) : trimmed(id) || slug,
    slug,
    title: trimmed(title),
    excerpt: trimmed(excerpt),
    author: trimmed(author),
    date: isoDay(trimmed(date)) ?? "",
    image: safeImage(trimmed(image)) ?? "",
  };
};

import { attempt } from "../client/attempt";
import { isoDay } from "../content/format/dates";
import { isRecord } from "../content/shared/required";

/** A post in the visitor's local storage. It has no body, which is looked up by slug at build time. */
export interface SavedPost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** An https address or a path on this site. */
  readonly image: string;
}

/** Placeholder for this site's origin, which does not matter here. The domain `.invalid` is reserved (RFC 2606). */
const SITE = "https://site.invalid";

/**
 * Returns an image address if it is https or a path on this site.
 *
 * Uses the browser's URL parser, which also treats `/\host` and `/<tab>/host` as another host.
 */
export const safeImage = (text: string): string | undefined => {
  const url = attempt(() => new URL(text, SITE));
  if (url?.origin === SITE) {
    // "/.//host" is a path on this site, but it is normalized to "//host", which is another host.
    const isPath = text.startsWith("/") && !url.pathname.startsWith("//");
    return isPath ? `${url.pathname}${url.search}` : undefined;
  }
  return url?.protocol === "https:" && /^https:/i.test(text) ? url.href : undefined;
};

const trimmed = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Matches text that cannot be a path segment: blank, "." or "..", or with a lone surrogate, for which encodeURIComponent throws. */
const INVALID_SLUG = /^\s*$|^\.{1,2}$|\p{Surrogate}/u;
const isSlug = (value: unknown): value is string => typeof value === "string" && !INVALID_SLUG.test(value);

/**
 * Parses a stored entry, which may be anything.
 *
 * Returns undefined without a valid slug and title. Other invalid values become empty strings.
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

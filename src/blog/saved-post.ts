import { isoDay } from "../content/format/dates";
import { safeImage } from "./safe-image";
import { isRecord } from "../content/shared/required";

/** A post as the visitor's browser keeps it. Never with a body: that is looked up by slug. */
export interface SavedPost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** A day such as 2025-10-01. */
  readonly date: string;
  /** An https address or a path of this site. */
  readonly image: string;
}

const trimmed = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** Matches what cannot be one step of an address: nothing, the steps . and .., half a character (encodeURIComponent throws). */
const NO_SLUG = /^\s*$|^\.{1,2}$|\p{Surrogate}/u;
const isSlug = (value: unknown): value is string => typeof value === "string" && !NO_SLUG.test(value);

/**
 * Reads a stored entry, which anybody may have written.
 *
 * Without a slug and a title there is nothing to show and it gives nothing back. All else degrades to an empty text.
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

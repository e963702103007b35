/** Posts for the blog tests. */
import type { SavedPost } from "../../../src/blog/saved-post";

/** Returns a complete post with the given slug. */
export const post = (slug: string, changes: Partial<SavedPost> = {}): SavedPost => ({
  id: `id-${slug}`,
  slug,
  title: `Title of ${slug}`,
  excerpt: `Excerpt of ${slug}`,
  author: "Dana Ortiz",
  date: "2025-08-01",
  image: `/images/${slug}.jpg`,
  ...changes,
});

/** Fake versions of the site's three listed posts. */
export const BUILT_IN: readonly SavedPost[] = [
  post("how-often-to-sealcoat-in-nevada", { date: "2025-10-01" }),
  post("top-signs-its-time-for-asphalt-repair", { date: "2025-09-25" }),
  post("sealcoating-vs-resurfacing", { date: "2025-09-20" }),
];

/** Returns the slugs of posts, in order. */
export const slugs = (posts: readonly { readonly slug: string }[]): readonly string[] => posts.map(({ slug }) => slug);

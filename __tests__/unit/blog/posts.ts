/** Makes the posts that the blog tests share. */
import type { SavedPost } from "../../../src/blog/saved-post";

/** Makes a whole post around its slug. */
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

/** Stands for the three listed posts of the site. */
export const BUILT_IN: readonly SavedPost[] = [
  post("how-often-to-sealcoat-in-nevada", { date: "2025-10-01" }),
  post("top-signs-its-time-for-asphalt-repair", { date: "2025-09-25" }),
  post("sealcoating-vs-resurfacing", { date: "2025-09-20" }),
];

/** Names the slugs of posts, in their order. */
export const slugs = (posts: readonly { readonly slug: string }[]): readonly string[] => posts.map(({ slug }) => slug);

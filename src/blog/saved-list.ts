import { parseSavedPost, type SavedPost } from "./saved-post";

/** The parsed value of `blogPosts`. */
export interface SavedList {
  /** Valid posts in stored order; the first of each slug. */
  readonly posts: readonly SavedPost[];
  /** The stored JSON without the brackets, unchanged, including invalid entries. */
  readonly entries: string;
  /** The stored text if it is not a JSON array. */
  readonly unreadable?: string;
}

const EMPTY: SavedList = { posts: [], entries: "" };

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const firstOfEachSlug = (posts: readonly SavedPost[]): readonly SavedPost[] => {
  // A Map, not an object: a slug may be "__proto__".
  const bySlug = new Map<string, SavedPost>();
  for (const post of posts) if (!bySlug.has(post.slug)) bySlug.set(post.slug, post);
  return [...bySlug.values()];
};

/** Parses the stored text. Accepts any text and never throws. */
export const parseSavedList = (text: string | null): SavedList => {
  if (text === null || text.trim() === "") return EMPTY;
  const list = parseJson(text);
  if (!Array.isArray(list)) return { ...EMPTY, unreadable: text };
  const posts = list.map(parseSavedPost).filter((post) => post !== undefined);
  return { posts: firstOfEachSlug(posts), entries: text.trim().slice(1, -1).trim() };
};

const storedFields = ({ id, slug, title, excerpt, author, date, image }: SavedPost): SavedPost => ({
  id,
  slug,
  title,
  excerpt,
  author,
  date,
  image,
});

const notSaved = (builtIn: readonly SavedPost[], { posts }: SavedList): readonly SavedPost[] => {
  const saved = new Set(posts.map(({ slug }) => slug));
  return builtIn.filter(({ slug }) => !saved.has(slug)).map(storedFields);
};

/**
 * Returns the posts to show: built-in posts that are not saved, then the saved ones.
 *
 * @param moved former slugs of built-in posts. A post saved under one is omitted, because the built-in list has it under its new slug.
 */
export const mergePosts = (builtIn: readonly SavedPost[], list: SavedList, moved: readonly string[]): readonly SavedPost[] => [
  ...notSaved(builtIn, list),
  ...list.posts.filter(({ slug }) => !moved.includes(slug)),
];

/** Returns the merged list as JSON to store, or undefined if every built-in post is already stored. */
export const mergedText = (builtIn: readonly SavedPost[], list: SavedList): string | undefined => {
  const added = notSaved(builtIn, list).map((post) => JSON.stringify(post));
  return added.length > 0 ? `[${[...added, ...(list.entries ? [list.entries] : [])].join(",")}]` : undefined;
};

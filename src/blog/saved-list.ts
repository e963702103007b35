import { parseSavedPost, type SavedPost } from "./saved-post";

/** What was found under `blogPosts`. */
export interface SavedList {
  /** The posts that can be shown, the first of each slug, as they stand in the list. */
  readonly posts: readonly SavedPost[];
  /** All entries as JSON without the brackets around them, character for character: also those that cannot be shown. */
  readonly entries: string;
  /** The whole text, where it is not a list at all. */
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

/** Reads the stored text. It takes anything and never throws. */
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
 * Puts the built-in posts that are not saved yet before the saved ones: the list that is shown.
 *
 * @param moved slugs that built-in posts had before: what is saved under one is shown under the new one
 */
export const mergePosts = (builtIn: readonly SavedPost[], list: SavedList, moved: readonly string[]): readonly SavedPost[] => [
  ...notSaved(builtIn, list),
  ...list.posts.filter(({ slug }) => !moved.includes(slug)),
];

/** Writes the merged list as it is stored. Nothing when the stored one already holds every built-in post. */
export const mergedText = (builtIn: readonly SavedPost[], list: SavedList): string | undefined => {
  const added = notSaved(builtIn, list).map((post) => JSON.stringify(post));
  return added.length > 0 ? `[${[...added, ...(list.entries ? [list.entries] : [])].join(",")}]` : undefined;
};

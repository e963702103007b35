/** Parses the list of saved posts, and merges it with the built-in posts. */
import { attempt } from "../client/attempt";
import { parseSavedPost, type SavedPost } from "./saved-post";

/** The parsed list of a language's saved posts in local storage (list-key.ts). */
export interface SavedList {
  /** Valid posts in stored order. If several have the same slug, only the first is included. */
  readonly posts: readonly SavedPost[];
  /** The stored JSON between the array's brackets, unchanged, including invalid entries. */
  readonly entries: string;
  /** The stored string, if it is not a JSON array. */
  readonly unreadable?: string;
}

const EMPTY: SavedList = { posts: [], entries: "" };

const isFirstOfSlug = ({ slug }: SavedPost, index: number, posts: readonly SavedPost[]): boolean =>
  posts.findIndex((post) => post.slug === slug) === index;

/** Parses the stored string. Accepts any string and never throws. */
export const parseSavedList = (text: string | null): SavedList => {
  if (text === null || text.trim() === "") return EMPTY;
  const list = attempt((): unknown => JSON.parse(text));
  if (!Array.isArray(list)) return { ...EMPTY, unreadable: text };
  const posts = list.map(parseSavedPost).filter((post) => post !== undefined);
  return { posts: posts.filter(isFirstOfSlug), entries: text.trim().slice(1, -1).trim() };
};

const notSaved = (builtIn: readonly SavedPost[], { posts }: SavedList): readonly SavedPost[] =>
  builtIn.filter(({ slug }) => !posts.some((post) => post.slug === slug));

/** Returns a saved post. If a built-in post has the same slug, fills in empty details from that post. */
const completed = (post: SavedPost, builtIn: readonly SavedPost[]): SavedPost => {
  const base = builtIn.find(({ slug }) => slug === post.slug);
  return base ? { ...base, ...Object.fromEntries(Object.entries(post).filter(([, value]) => value !== "")) } : post;
};

/**
 * Returns the posts to show: built-in posts that are not saved, then saved posts.
 *
 * @param moved former slugs of built-in posts. A post saved under a former slug is omitted, because the built-in posts include it
 * under its new slug.
 */
export const mergePosts = (builtIn: readonly SavedPost[], list: SavedList, moved: readonly string[]): readonly SavedPost[] => [
  ...notSaved(builtIn, list),
  ...list.posts.filter(({ slug }) => !moved.includes(slug)).map((post) => completed(post, builtIn)),
];

/** Returns the JSON to store: missing built-in posts, then the stored entries. Returns undefined if no built-in post is missing. */
export const mergedText = (builtIn: readonly SavedPost[], list: SavedList): string | undefined => {
  const added = notSaved(builtIn, list).map((post) => JSON.stringify(post));
  return added.length > 0 ? `[${[...added, ...(list.entries ? [list.entries] : [])].join(",")}]` : undefined;
};

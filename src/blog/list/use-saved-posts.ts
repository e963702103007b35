import { useSyncExternalStore } from "react";
import { mergePosts, type SavedList } from "../saved-list";
import type { SavedPost } from "../saved-post";
import { onSavedPostsChange, readSavedList } from "../saved-posts";

/** The last merge: React asks often and wants the same array while nothing has changed. */
let last: { readonly list: SavedList; readonly builtIn: readonly SavedPost[]; readonly posts: readonly SavedPost[] } | undefined;

const merged = (builtIn: readonly SavedPost[], moved: readonly string[]): readonly SavedPost[] => {
  const list = readSavedList();
  if (last?.list !== list || last.builtIn !== builtIn) last = { list, builtIn, posts: mergePosts(builtIn, list, moved) };
  return last.posts;
};

/**
 * Gives the posts to show: the built-in ones, merged into the visitor's. The first render is the prerendered list, so that it fits the
 * page's HTML; the saved posts join before the next paint.
 */
export const useSavedPosts = (builtIn: readonly SavedPost[], moved: readonly string[]): readonly SavedPost[] =>
  useSyncExternalStore(
    onSavedPostsChange,
    () => merged(builtIn, moved),
    () => builtIn,
  );

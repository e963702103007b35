import { useEffect, useMemo, useSyncExternalStore } from "react";
import { mergePosts, type SavedList } from "./saved-list";
import type { SavedPost } from "./saved-post";
import { onSavedPostsChange, readSavedList, saveBuiltIns } from "./saved-posts";

/** Keeps the last merge: React asks often and wants the same array while nothing has changed. */
const lastMerge = (builtIn: readonly SavedPost[], moved: readonly string[]) => {
  let seen: SavedList | undefined;
  let posts = builtIn;
  return () => {
    const list = readSavedList();
    if (list !== seen) posts = mergePosts(builtIn, list, moved);
    seen = list;
    return posts;
  };
};

/**
 * Merges the built-in posts into the visitor's saved posts and gives the posts to show.
 *
 * The first render is the prerendered list, so that it fits the page's HTML; the saved posts join before the next paint.
 */
export const useSavedPosts = (builtIn: readonly SavedPost[], moved: readonly string[]): readonly SavedPost[] => {
  const merged = useMemo(() => lastMerge(builtIn, moved), [builtIn, moved]);
  const posts = useSyncExternalStore(onSavedPostsChange, merged, () => builtIn);
  useEffect(() => {
    void saveBuiltIns(builtIn);
  }, [builtIn]);
  return posts;
};

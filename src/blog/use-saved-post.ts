import { useSyncExternalStore } from "react";
import type { SavedPost } from "./saved-post";
import { onSavedPostsChange, readSavedList } from "./saved-posts";

const inHtml = () => undefined;

/** Gives the saved post with this slug, once there is one: now, or when another tab saves it. */
export const useSavedPost = (slug: string | undefined): SavedPost | undefined =>
  useSyncExternalStore(onSavedPostsChange, () => readSavedList().posts.find((post) => post.slug === slug), inHtml);

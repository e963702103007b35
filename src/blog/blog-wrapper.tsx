import type { ReactNode } from "react";
import { BuiltInPosts } from "./built-in-posts";
import type { SavedPost } from "./saved-post";
import { useSavedPosts } from "./use-saved-posts";

interface BlogWrapperProps {
  /** The listed posts of this build, newest first. Further fields are not stored. */
  readonly builtIn: readonly SavedPost[];
  /** Slugs that they had before. */
  readonly moved: readonly string[];
  /** Draws the posts to show. */
  readonly children: (posts: readonly SavedPost[]) => ReactNode;
}

/** Wraps the blog list: merges the built-in posts into `localStorage.blogPosts` and has all of them drawn. */
export const BlogWrapper = ({ builtIn, moved, children }: BlogWrapperProps) => (
  <>
    <BuiltInPosts posts={builtIn} moved={moved} />
    {children(useSavedPosts(builtIn, moved))}
  </>
);

import type { ReactNode } from "react";
import type { SavedPost } from "./saved-post";
import { useSavedPost } from "./use-saved-post";

interface SavedPostArticleProps {
  readonly slug: string | undefined;
  /** What it says meanwhile. */
  readonly loading: string;
  /** Draws the post once it is found. */
  readonly children: (post: SavedPost) => ReactNode;
}

/** Has a post drawn that only the visitor's browser knows, and says so for as long as it does not. */
export const SavedPostArticle = ({ slug, loading, children }: SavedPostArticleProps) => {
  const post = useSavedPost(slug);
  return <>{post ? children(post) : <p>{loading}</p>}</>;
};

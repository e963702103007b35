/** The inline script of the page for unknown posts: brings the post to life that only the visitor's browser knows, once it is saved. */
import { islandLoader } from "../../client/islands/loader";
import { whenActive } from "../../client/when-active";
import { slugFromPath } from "../post-address";
import { findSavedPost, onSavedPostsChange } from "../saved-posts";

/**
 * Looks for the post once the visitor does, and whenever the saved posts change.
 *
 * @param files addresses of the island's scripts
 */
export const startSavedPost = (document: Document, files: readonly string[]): void => {
  const load = islandLoader(document, "saved-post", files);
  const update = () => {
    if (findSavedPost(slugFromPath(document.location.pathname))) void load();
  };
  whenActive(document, () => {
    update();
    onSavedPostsChange(update);
  });
};

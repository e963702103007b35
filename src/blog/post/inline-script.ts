/** The inline script of the page for posts that are only in the visitor's browser. */
import { islandLoader } from "../../client/islands/loader";
import { whenActive } from "../../client/on";
import { slugFromPath } from "../post-address";
import { findSavedPost, onSavedPostsChange } from "../saved-posts";

/**
 * Hydrates the page if the URL's post is saved, once the page is visible and when the saved posts change.
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

/** Inline script of the page that shows posts saved only in the visitor's browser. */
import { islandLoader } from "../../client/islands/loader";
import { whenActive } from "../../client/on";
import { slugFromPath } from "../post-address";
import { findSavedPost, onSavedPostsChange } from "../saved-posts";

/**
 * Hydrates the page if the post named in the URL is saved. Checks once the page is active, and whenever the saved posts change.
 *
 * @param files URLs of the island's scripts
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

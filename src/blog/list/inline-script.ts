/**
 * Inline script of the blog list. Merges the built-in posts into the visitor's saved posts. Hydrates the list only if the merged posts
 * differ from the posts on the page, which is rare.
 */
import { islandLoader } from "../../client/islands/loader";
import { islandRoots } from "../../client/islands/roots";
import { whenActive } from "../../client/on";
import { mergePosts } from "../saved-list";
import { onSavedPostsChange, readSavedList, saveBuiltIns } from "../saved-posts";
import type { PostListProps } from "./post-list";

/**
 * Saves the built-in posts once the page is active, and hydrates the list if it is outdated. Checks again whenever the saved posts change.
 *
 * @param files URLs of the island's scripts
 */
export const startPostList = (document: Document, files: readonly string[]): void => {
  const load = islandLoader(document, "post-list", files);
  whenActive(document, () => {
    const [island] = islandRoots(document, "post-list");
    if (!island) return;
    const { builtIn, moved } = JSON.parse(island.data) as PostListProps; // Safe cast: `Island` wrote these props.
    const update = () => {
      if (JSON.stringify(mergePosts(builtIn, readSavedList(), moved)) !== JSON.stringify(builtIn)) void load();
    };
    void saveBuiltIns(builtIn);
    update();
    onSavedPostsChange(update);
  });
};

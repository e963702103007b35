/**
 * The inline script of the blog list: merges the built-in posts into the visitor's saved ones, and brings the list to life only where that
 * makes another list than the page shows. For most visitors it does not.
 */
import { islandLoader } from "../../client/islands/loader";
import { islandRoots } from "../../client/islands/roots";
import { whenActive } from "../../client/when-active";
import { mergePosts } from "../saved-list";
import { onSavedPostsChange, readSavedList, saveBuiltIns } from "../saved-posts";
import type { PostListProps } from "./post-list";

/**
 * Merges once the visitor looks, and brings the list to life then or whenever the saved posts change.
 *
 * @param files addresses of the island's scripts
 */
export const startPostList = (document: Document, files: readonly string[]): void => {
  const load = islandLoader(document, "post-list", files);
  whenActive(document, () => {
    const [island] = islandRoots(document, "post-list");
    if (!island) return;
    const { builtIn, moved } = JSON.parse(island.data) as PostListProps; // The build wrote them into the page.
    const update = () => {
      if (JSON.stringify(mergePosts(builtIn, readSavedList(), moved)) !== JSON.stringify(builtIn)) void load();
    };
    void saveBuiltIns(builtIn);
    update();
    onSavedPostsChange(update);
  });
};

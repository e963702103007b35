/**
 * The script of the blog list: merges the built-in posts into the visitor's saved ones, and brings the app only where that makes a
 * list which the page does not show yet. For most visitors it does not.
 */
import { START_EVENT } from "../../page-script/start-event";
import { BUILT_IN_ID } from "../built-in-id";
import { mergePosts } from "../saved-list";
import type { SavedPost } from "../saved-post";
import { onSavedPostsChange, readSavedList, saveBuiltIns } from "../saved-posts";

/** Merges now, and brings the app now or whenever the saved posts change. Gives the function that ends it. */
export const startList = (document: Document): (() => void) => {
  const page = document.getElementById(BUILT_IN_ID);
  // The build wrote it into the page.
  const builtIn = JSON.parse(page?.textContent ?? "[]") as readonly SavedPost[];
  const moved = page?.dataset.moved?.split(" ") ?? [];
  const bringApp = () => {
    if (JSON.stringify(mergePosts(builtIn, readSavedList(), moved)) !== JSON.stringify(builtIn))
      document.dispatchEvent(new Event(START_EVENT));
  };
  void saveBuiltIns(builtIn);
  // The first time when the page has loaded: everything it shows by itself comes first.
  return onSavedPostsChange(bringApp);
};

document.addEventListener("DOMContentLoaded", () => startList(document));

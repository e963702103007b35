import { BUILT_IN_ID } from "./built-in-id";
import type { SavedPost } from "./saved-post";

/** Writes the built-in posts into the page, for the script that saves them before the app comes. Browsers run nothing of it. */
export const BuiltInPosts = ({ posts, moved }: { readonly posts: readonly SavedPost[]; readonly moved: readonly string[] }) => (
  <script
    type="application/json"
    id={BUILT_IN_ID}
    data-moved={moved.join(" ") || undefined}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(posts).replaceAll("<", "\\u003c") }}
  />
);

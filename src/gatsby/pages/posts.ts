import { SAVED_POST_ROUTE } from "../../content/routes";
import type { Addressed, PageInput } from "../page-input";

/** Makes a page for each post, and one that stands in for posts only the visitor's browser knows. */
export const postPages = (posts: readonly Addressed[]): readonly PageInput[] => [
  ...posts.map(({ slug, path }): PageInput => ({ path, template: "post", context: { slug } })),
  { path: SAVED_POST_ROUTE, matchPath: "/blog/*", template: "saved-post", context: { slug: "" } },
];

/** Decides which pages the folders of content make. */
import { SAVED_POST_ROUTE } from "../../content/shared/routes";
import type { Addressed, PageInput } from "./page-input";

const pagesOf = (template: PageInput["template"], entries: readonly Addressed[]): readonly PageInput[] =>
  entries.map(({ path, ...context }) => ({ path, template, context }));

/** The entries of each folder that has pages. */
export interface PageEntries {
  readonly services: readonly Addressed[];
  readonly locations: readonly Addressed[];
  readonly posts: readonly Addressed[];
}

/** Makes a page for each service, place and post, and one that stands in for posts only the visitor's browser knows. */
export const contentPages = ({ services, locations, posts }: PageEntries): readonly PageInput[] => [
  ...pagesOf("service", services),
  ...pagesOf("location", locations),
  ...pagesOf("post", posts),
  { path: SAVED_POST_ROUTE, matchPath: "/blog/*", template: "saved-post", context: { lang: "en" } },
];

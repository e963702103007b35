/** Breadcrumbs of services, places and posts, for the page and its structured data. */
import { COLLECTIONS, type FolderName } from "./collections";
import { routes } from "./routes";

export interface Crumb {
  readonly title: string;
  /** Path without a trailing slash. */
  readonly path: string;
}

interface CrumbWords {
  readonly crumbs: { readonly home: string };
  readonly collections: Readonly<Record<FolderName, { readonly crumb: string }>>;
}

/**
 * Returns the breadcrumbs of a service, place or post.
 *
 * @param link returns the path of a page in the current language
 */
export const crumbsTo = (
  folder: FolderName,
  { title, path }: Crumb,
  { crumbs, collections }: CrumbWords,
  link: (path: string) => string = (page) => page,
): readonly Crumb[] => [
  { title: crumbs.home, path: link(routes.home) },
  { title: collections[folder].crumb, path: link(COLLECTIONS[folder].route) },
  { title, path },
];

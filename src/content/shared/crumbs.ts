/** Breadcrumbs of collections' pages, for the page and its structured data. */
import { COLLECTIONS, type FolderName } from "./collections";
import { routes } from "./routes";

/** A breadcrumb. */
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
 * Returns the breadcrumbs of a collection's page.
 *
 * @param link returns a page's address in the page's language
 */
export const crumbsTo = (
  folder: FolderName,
  { title, path }: Crumb,
  { crumbs, collections }: CrumbWords,
  link: (path: string) => string = (own) => own,
): readonly Crumb[] => [
  { title: crumbs.home, path: link(routes.home) },
  { title: collections[folder].crumb, path: link(COLLECTIONS[folder].route) },
  { title, path },
];

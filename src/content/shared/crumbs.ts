/** Breadcrumbs: the way from home to the pages of a collection, on the page and in its structured data. */
import { COLLECTIONS, type FolderName } from "./collections";
import { routes } from "./routes";

/** A step of the way from home to a page. */
export interface Crumb {
  readonly title: string;
  /** Address from the site's root, without a slash at its end. */
  readonly path: string;
}

interface CrumbWords {
  readonly crumbs: { readonly home: string };
  readonly collections: Readonly<Record<FolderName, { readonly crumb: string }>>;
}

/**
 * Returns the breadcrumbs of a collection's page.
 *
 * @param link gives the address of a page in the language of this one
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

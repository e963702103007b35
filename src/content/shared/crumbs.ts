/** Ways from home to the pages that content makes: shown above a page's heading, and told to search engines. */
import { routes } from "./routes";

/** A step of the way from home to a page. */
export interface Crumb {
  readonly title: string;
  /** Address from the site's root, without a slash at its end. */
  readonly path: string;
}

type Section = "services" | "locations" | "posts";

const PATHS: Readonly<Record<Section, string>> = { services: routes.services, locations: routes.locations, posts: routes.blog };

/**
 * Gives the way to a page of one of the sections.
 *
 * @param link gives the address of a page in the language of this one
 */
export const crumbsTo = (
  section: Section,
  { title, path }: Crumb,
  words: Readonly<Record<Section | "home", string>>,
  link: (path: string) => string = (own) => own,
): readonly Crumb[] => [
  { title: words.home, path: link(routes.home) },
  { title: words[section], path: link(PATHS[section]) },
  { title, path },
];

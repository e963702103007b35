/** Ways from home to the pages that content makes: shown above a page's heading, and told to search engines. */
import { routes } from "./routes";

/** A step of the way from home to a page. */
export interface Crumb {
  readonly title: string;
  /** Address from the site's root, without a slash at its end. */
  readonly path: string;
}

type Section = "services" | "locations" | "posts";

const SECTIONS: Readonly<Record<Section, Crumb>> = {
  services: { title: "Services", path: routes.services },
  locations: { title: "Service areas", path: routes.locations },
  posts: { title: "Blog", path: routes.blog },
};

/** Gives the way to a page of one of the sections. */
export const crumbsTo = (section: Section, { title, path }: Crumb): readonly Crumb[] => [
  { title: "Home", path: routes.home },
  SECTIONS[section],
  { title, path },
];

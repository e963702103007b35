/** Ways from home to the pages that content makes: shown above a page's heading, and told to search engines. */
import type { Crumb } from "../seo/page";
import { routes } from "./routes";

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

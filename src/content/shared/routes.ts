/** Every address of the site. Code and content make and check their links here. */
import { FOLDER_ROUTES } from "./words";

/** Addresses of the single pages. Each has an entry in `pageFiles` (src/content/schema/pages), which says the rest of it. */
export const routes = {
  home: "/",
  about: "/about",
  services: "/services",
  locations: "/locations",
  projects: "/projects",
  blog: "/blog",
  contact: "/contact",
  thankYou: "/thank-you",
  privacy: "/privacy",
} as const;

/** The page that stands in for a post only the visitor's browser knows; hosts answer unknown /blog/ addresses with it. */
export const SAVED_POST_ROUTE = "/blog/404";

/** The page that hosts answer unknown addresses with. */
export const NOT_FOUND_ROUTE = "/404";

/** Addresses that a host uses for its own answers, not pages to link to. */
export const RESERVED_PATHS: readonly string[] = [NOT_FOUND_ROUTE, SAVED_POST_ROUTE, "/admin", "/images", "/_kit"];

/** Makes the address of a service, location or post from its last part. */
export const pathTo = (folder: keyof typeof FOLDER_ROUTES, slug: string): string => `${FOLDER_ROUTES[folder]}/${slug}`;

/** Gives the address of a service, location or post: its own, or the name of its file. */
export const pathOf = (
  folder: keyof typeof FOLDER_ROUTES,
  { address, slug }: { readonly slug: string; readonly address?: string | undefined },
): string => pathTo(folder, address ?? slug);

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

/** Pages that hosts answer with, not pages to link to. */
export const ANSWER_ROUTES: readonly string[] = [NOT_FOUND_ROUTE, SAVED_POST_ROUTE];

/**
 * Files and folders of the published site beside its pages, and what its Worker answers. What writes one imports its name from here,
 * and no redirect may start at one (src/content/taken-addresses.ts).
 */
export const siteFiles = {
  admin: "/admin",
  api: "/api",
  scheduled: "/__scheduled",
  kit: "/_kit",
  images: "/images",
  hashed: "/static",
  share: "/share",
  feed: "/rss.xml",
  llms: "/llms.txt",
  robots: "/robots.txt",
  sitemap: "/sitemap-index.xml",
  firstSitemap: "/sitemap-0.xml",
  build: "/build.json",
  headers: "/_headers",
  redirects: "/_redirects",
  nginx: "/_nginx.conf",
  apache: "/.htaccess",
  caddy: "/_Caddyfile",
  favicon: "/favicon.ico",
  drawnIcon: "/favicon.svg",
  appleIcon: "/apple-touch-icon.png",
  icon192: "/icon-192.png",
  icon512: "/icon-512.png",
  maskable192: "/icon-maskable-192.png",
  maskable512: "/icon-maskable-512.png",
  manifest: "/site.webmanifest",
} as const;

/** Makes the address of a service, location or post from its last part. */
export const pathTo = (folder: keyof typeof FOLDER_ROUTES, slug: string): string => `${FOLDER_ROUTES[folder]}/${slug}`;

/** Gives the address of a service, location or post: its own, or the name of its file. */
export const pathOf = (
  folder: keyof typeof FOLDER_ROUTES,
  { address, slug }: { readonly slug: string; readonly address?: string | undefined },
): string => pathTo(folder, address ?? slug);

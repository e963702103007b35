/** Paths on the site: fixed paths, and functions that build the paths of entries. */
import { COLLECTIONS, type FolderName } from "./collections";

/** Paths of single pages. Each page's schema is in `pageFiles` (src/content/schema/pages). */
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

/** The page that shows posts that are saved only in the visitor's browser. Hosts serve it for unknown /blog/ paths. */
export const SAVED_POST_ROUTE = "/blog/404";

/** The 404 page. */
export const NOT_FOUND_ROUTE = "/404";

/** Pages that hosts serve for unknown paths. No page links to them. */
export const ANSWER_ROUTES: readonly string[] = [NOT_FOUND_ROUTE, SAVED_POST_ROUTE];

/**
 * Reserved paths that are not pages of the published site: its files and folders, and paths of the Worker and of development tools. No
 * redirect may start at any of these paths (src/content/check/taken-addresses.ts).
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

/** Returns the path of an entry, given its slug or one of its current or old addresses. */
export const pathTo = (folder: FolderName, slug: string): string => `${COLLECTIONS[folder].route}/${slug}`;

/** Returns the path of an entry. It ends with the entry's `address`, or with its slug if `address` is not set. */
export const pathOf = (folder: FolderName, { address, slug }: { readonly slug: string; readonly address?: string | undefined }): string =>
  pathTo(folder, address ?? slug);

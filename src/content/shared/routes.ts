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
export const FALLBACK_ROUTES: readonly string[] = [NOT_FOUND_ROUTE, SAVED_POST_ROUTE];

/**
 * Paths that no page or redirect may use (src/content/check/taken-addresses.ts): files and folders of the site, the Worker's paths, and
 * development tools.
 */
export const siteFiles = {
  admin: "/admin",
  api: "/api",
  scheduled: "/__scheduled",
  kit: "/_kit",
  images: "/images",
  hashedFiles: "/static",
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
  svgIcon: "/favicon.svg",
  appleIcon: "/apple-touch-icon.png",
  icon192: "/icon-192.png",
  icon512: "/icon-512.png",
  maskable192: "/icon-maskable-192.png",
  maskable512: "/icon-maskable-512.png",
  manifest: "/site.webmanifest",
} as const;

/** Path to which the quote form posts, unless another service receives the form. A literal, so that bundles without the form omit it. */
export const QUOTE_API = "/api/quote";

/** Returns the path of a link, without its query and anchor. */
export const pathOf = (link: string): string => link.replace(/[#?].*$/, "");

/** Returns a path in a folder of entries. Ends with a slug, or with a current or old address. */
export const pathAt = (folder: FolderName, lastSegment: string): string => `${COLLECTIONS[folder].route}/${lastSegment}`;

/** Returns the path of an entry. It ends with the entry's `address`, or with its slug if `address` is not set. */
export const entryPath = (
  folder: FolderName,
  { address, slug }: { readonly slug: string; readonly address?: string | undefined },
): string => pathAt(folder, address ?? slug);

import type { Content } from "../content/schema";

/** Address of the list of sitemaps that gatsby-plugin-sitemap writes. */
export const SITEMAP_INDEX = "/sitemap-index.xml";

/**
 * Makes robots.txt. It forbids nothing: a page that shall not be found says so itself (noindex), and a robot kept from
 * the page could not read that.
 */
export const robotsText = ({ business }: Pick<Content, "business">): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}${SITEMAP_INDEX}\n`;

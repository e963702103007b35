import { writeFile } from "node:fs/promises";
import path from "node:path";

/** Address of the list of sitemaps that gatsby-plugin-sitemap writes. */
export const SITEMAP_INDEX = "/sitemap-index.xml";

/**
 * Makes robots.txt. It forbids nothing: a page that shall not be found says so itself (noindex), and a robot kept from
 * the page could not read that.
 */
export const robotsText = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${SITEMAP_INDEX}\n`;

/** Writes robots.txt into the published folder. */
export const writeRobots = (siteUrl: string, folder: string): Promise<void> =>
  writeFile(path.join(folder, "robots.txt"), robotsText(siteUrl));

/** The text files of the site, each made of the content by one function. The sitemap is gatsby-plugin-sitemap's. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { FEED_PATH } from "../../seo/urls";
import { feedText } from "./feed";
import { llmsText } from "./llms";
import type { Content } from "../../content/schema";

/** Address of the list of sitemaps that gatsby-plugin-sitemap writes. */
const SITEMAP_INDEX = "/sitemap-index.xml";

/**
 * Makes robots.txt. It forbids nothing: a page that shall not be found says so itself (noindex), and a robot kept from
 * the page could not read that.
 */
export const robotsText = ({ business }: Pick<Content, "business">): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}${SITEMAP_INDEX}\n`;

const TEXTS: Readonly<Record<string, (content: Content) => string>> = {
  "/robots.txt": robotsText,
  "/llms.txt": llmsText,
  [FEED_PATH]: feedText,
};

/** Writes them into the published folder. */
export const writeTexts = async (content: Content, folder: string): Promise<void> => {
  for (const [address, textOf] of Object.entries(TEXTS)) await writeFile(path.join(folder, address), textOf(content));
};

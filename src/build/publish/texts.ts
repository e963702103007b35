/** The text files of the site, each made of the content by one function. The sitemap is gatsby-plugin-sitemap's. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { FEED_PATH } from "../../seo/urls";
import { inLanguage } from "../../content/shared/languages";
import { feedText } from "./feed";
import { llmsText } from "./llms";
import type { Content } from "../../content/schema";

/** Address of the list of sitemaps that gatsby-plugin-sitemap writes. */
const SITEMAP_INDEX = "/sitemap-index.xml";

/**
 * Makes robots.txt. It forbids nothing: a page that is not to be found says so itself (noindex), and a robot kept from
 * the page could not read that.
 */
const robotsText = ({ business }: Pick<Content, "business">): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}${SITEMAP_INDEX}\n`;

const textsOf = (content: Content): readonly (readonly [string, string])[] => [
  ...(content.language === "en" ? [["/robots.txt", robotsText(content)] as const] : []),
  ["/llms.txt", llmsText(content)],
  ...(content.translated.has("blogPage") ? [[FEED_PATH, feedText(content)] as const] : []),
];

/** Writes those of a language into the published folder. */
export const writeTexts = async (content: Content, folder: string): Promise<void> => {
  for (const [address, text] of textsOf(content)) {
    const file = path.join(folder, inLanguage(address, content.language));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

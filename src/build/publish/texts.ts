/** The text files of the site, each made of the content by one function. The sitemap is gatsby-plugin-sitemap's. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { inLanguage } from "../../content/shared/languages";
import { siteFiles } from "../../content/shared/routes";
import { feedText } from "./feed";
import { llmsText } from "./llms";
import type { Content } from "../../content/schema";

/**
 * Makes robots.txt. It forbids nothing: a page that is not to be found says so itself (noindex), and a robot kept from
 * the page could not read that.
 */
const robotsText = ({ business }: Pick<Content, "business">): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}${siteFiles.sitemap}\n`;

const textsOf = (content: Content): readonly (readonly [string, string])[] => [
  ...(content.language === "en" ? [[siteFiles.robots, robotsText(content)] as const] : []),
  [siteFiles.llms, llmsText(content)],
  ...(content.translated.includes("blogPage") ? [[siteFiles.feed, feedText(content)] as const] : []),
];

/** Writes those of a language into the published folder. */
export const writeTexts = async (content: Content, folder: string): Promise<void> => {
  for (const [address, text] of textsOf(content)) {
    const file = path.join(folder, inLanguage(address, content.language));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

/** The site's text files, such as robots.txt. gatsby-plugin-sitemap writes the sitemap. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { inLanguage } from "../../content/shared/languages";
import { siteFiles } from "../../content/shared/routes";
import { feedText } from "./feed";
import { llmsText } from "./llms";
import type { Content } from "../../content/schema";

/**
 * Returns robots.txt. It disallows nothing: pages use noindex, which a robot could not read if it were kept from
 * the page.
 */
const robotsText = ({ business }: Pick<Content, "business">): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${business.siteUrl}${siteFiles.sitemap}\n`;

const textsOf = (content: Content): readonly (readonly [string, string])[] => [
  ...(content.language === "en" ? [[siteFiles.robots, robotsText(content)] as const] : []),
  [siteFiles.llms, llmsText(content)],
  ...(content.translated.includes("blogPage") ? [[siteFiles.feed, feedText(content)] as const] : []),
];

/** Writes the text files of a language into the published folder. */
export const writeTexts = async (content: Content, folder: string): Promise<void> => {
  for (const [address, text] of textsOf(content)) {
    const file = path.join(folder, inLanguage(address, content.language));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

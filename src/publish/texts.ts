/** The text files of the site, each made of the content by one function. The sitemap is gatsby-plugin-sitemap's. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { FEED_PATH } from "../seo/urls";
import { feedText } from "./feed";
import { llmsText } from "./llms";
import { robotsText } from "./robots";
import type { Content } from "../content/schema";

const TEXTS: Readonly<Record<string, (content: Content) => string>> = {
  "/robots.txt": robotsText,
  "/llms.txt": llmsText,
  [FEED_PATH]: feedText,
};

/** Writes them into the published folder. */
export const writeTexts = async (content: Content, folder: string): Promise<void> => {
  for (const [address, textOf] of Object.entries(TEXTS)) await writeFile(path.join(folder, address), textOf(content));
};

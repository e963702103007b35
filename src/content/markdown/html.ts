/** Converts markdown to HTML outside Gatsby, for the CMS preview and the feed. */
import type { Root } from "hast";
import toHast from "mdast-util-to-hast";
import { parseMarkdown } from "./parse";
import { textHtml, textParts, type Draw, type TextParts } from "./parts";
import { FEED_PLUGINS, PAGE_PLUGINS, type TextLinks } from "./plugins";

const htmlTree = (body: string, plugins: typeof PAGE_PLUGINS, links: TextLinks): Root => {
  const tree = parseMarkdown(body);
  for (const plugin of plugins) plugin(tree, links);
  return toHast(tree, { allowDangerousHtml: true }) as Root; // Safe cast: `toHast` converts a root node to a root node.
};

/** Converts markdown to the parts that a page shows. */
export const pageText = (body: string, draw: Draw, links: TextLinks): TextParts => textParts(htmlTree(body, PAGE_PLUGINS, links), draw);

/** Converts markdown to plain HTML, for the feed. */
export const feedHtml = (body: string, draw: Draw, links: TextLinks): string => textHtml(htmlTree(body, FEED_PLUGINS, links), draw);

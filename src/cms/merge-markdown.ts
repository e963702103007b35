/** Merges edited markdown into its previous version: blocks and list items with the same meaning keep their previous source. */
import type { Node, Parent } from "unist";
import { parseMarkdown } from "../content/markdown/parse";
import { isRecord } from "../content/shared/required";
import { previousOf } from "./same";

const CONTAINERS: ReadonlySet<string> = new Set(["root", "list", "listItem"]);

/** Node fields that describe formatting rather than meaning. */
const LAYOUT: ReadonlySet<string> = new Set(["position", "spread"]);

const withoutLayout = (name: string, value: unknown): unknown => {
  if (LAYOUT.has(name)) return undefined;
  // Treat line breaks within a paragraph as spaces, because they mean the same in markdown.
  return isRecord(value) && value.type === "text" ? { text: String(value.value).replace(/\s+/g, " ") } : value;
};

const startOf = ({ position }: Node): number => position?.start.offset ?? 0;
const endOf = ({ position }: Node): number => position?.end.offset ?? 0;

/**
 * Returns the child blocks of a container, or an empty list for other blocks, which are compared as a whole. The cast is safe, because
 * containers have children.
 */
const blocksOf = (node: Node): readonly Node[] => (CONTAINERS.has(node.type) ? (node as Parent).children : []);

/** Returns a string that is the same for blocks that look the same to visitors. */
const meaningOf = (node: Node): string => JSON.stringify(node, withoutLayout);

/** Returns `text` with the formatting of `former`. If the formatting would change the meaning, returns `text` unchanged. */
export const mergeMarkdown = (former: string, text: string): string => {
  /** Returns the source of a new block. A list item gets the first item's bullet, because a different bullet would start a new list. */
  const fresh = (block: Node, first: Node): string => {
    const bullet = block.type === "listItem" ? /^[*+-](?= )/.exec(former.slice(startOf(first)))?.[0] : undefined;
    return text.slice(startOf(block), endOf(block)).replace(/^[*+-](?= )/, (typed) => bullet ?? typed);
  };
  /** Returns the source of a block with the formatting of its previous version. */
  const write = (old: Node, block: Node): string => {
    if (meaningOf(old) === meaningOf(block)) return former.slice(startOf(old), endOf(old));
    const [formerBlocks, blocks] = [blocksOf(old), blocksOf(block)];
    const [first, last] = [formerBlocks[0], formerBlocks.at(-1)];
    if (old.type !== block.type || !first || !last || blocks.length === 0) return text.slice(startOf(block), endOf(block));
    // Pairs equal blocks. If equal numbers of old and new blocks remain, also pairs these in order, as edited versions.
    const found = previousOf(formerBlocks, blocks, (one, other) => meaningOf(one) === meaningOf(other));
    const pieces = blocks.map((child, index) => {
      const [previous, previousAbove, above] = [found[index], found[index - 1], blocks[index - 1]];
      // Keep the blank lines between two blocks that followed each other before.
      const followed = previous && previousAbove && formerBlocks.indexOf(previous) === formerBlocks.indexOf(previousAbove) + 1;
      const gap = followed
        ? former.slice(endOf(previousAbove), startOf(previous))
        : text.slice(above ? endOf(above) : startOf(child), startOf(child));
      return gap + (previous ? write(previous, child) : fresh(child, first));
    });
    return former.slice(startOf(old), startOf(first)) + pieces.join("") + former.slice(endOf(last), endOf(old));
  };
  const now = parseMarkdown(text);
  const written = write(parseMarkdown(former), now);
  return meaningOf(parseMarkdown(written)) === meaningOf(now) ? written : text;
};

/** Merges an edited text into its previous version: blocks and list entries with the same meaning keep their source. */
import type { Node, Parent } from "unist";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import { isRecord } from "../content/shared/required";
import { previousOf } from "./same";

/** A block of a text. */
interface Block {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** Its child blocks; empty if it is compared as a whole. */
  readonly blocks: readonly Block[];
  /** Equal for blocks that look the same to visitors. */
  readonly meaning: string;
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

const CONTAINERS: ReadonlySet<string> = new Set(["root", "list", "listItem"]);

/** Node fields that describe the formatting, not the meaning. */
const LAYOUT: ReadonlySet<string> = new Set(["position", "spread"]);

const withoutLayout = (name: string, value: unknown): unknown => {
  if (LAYOUT.has(name)) return undefined;
  // A line break within a paragraph means a space.
  return isRecord(value) && value.type === "text" ? { text: String(value.value).replace(/\s+/g, " ") } : value;
};

const blockOf = (node: Node): Block => ({
  type: node.type,
  start: node.position?.start.offset ?? 0,
  end: node.position?.end.offset ?? 0,
  blocks: CONTAINERS.has(node.type) ? (node as Parent).children.map(blockOf) : [], // containers have children
  meaning: JSON.stringify(node, withoutLayout),
});

const read = (text: string): Block => blockOf(parser.parse(text));

/** Returns a text with the formatting of its previous version; unchanged if that would alter its meaning. */
export const overText = (former: string, text: string): string => {
  /** Returns a new block. A list entry gets the bullet of the first one: another bullet would start another list. */
  const fresh = ({ type, start, end }: Block, first: Block): string => {
    const sign = type === "listItem" ? /^[*+-](?= )/.exec(former.slice(first.start))?.[0] : undefined;
    return text.slice(start, end).replace(/^[*+-](?= )/, (own) => sign ?? own);
  };
  /** Returns a block with the formatting of its previous version. */
  const write = (old: Block, block: Block): string => {
    const [first, last] = [old.blocks[0], old.blocks.at(-1)];
    if (old.meaning === block.meaning) return former.slice(old.start, old.end);
    if (old.type !== block.type || !first || !last || block.blocks.length === 0) return text.slice(block.start, block.end);
    const found = previousOf(old.blocks, block.blocks, (one, other) => one.meaning === other.meaning);
    const pieces = block.blocks.map((child, index) => {
      const [place, above, before] = [found[index], found[index - 1], block.blocks[index - 1]];
      const isNext = place && above && old.blocks.indexOf(place) === old.blocks.indexOf(above) + 1;
      const gap = isNext ? former.slice(above.end, place.start) : text.slice(before?.end ?? child.start, child.start);
      return gap + (place ? write(place, child) : fresh(child, first));
    });
    return former.slice(old.start, first.start) + pieces.join("") + former.slice(last.end, old.end);
  };
  const now = read(text);
  const written = write(read(former), now);
  return read(written).meaning === now.meaning ? written : text;
};

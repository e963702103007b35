/** Merges an edited text into its previous version: blocks and list entries with the same meaning keep their source. */
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import { isRecord } from "../content/shared/required";

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

const CONTAINERS: ReadonlySet<unknown> = new Set(["root", "list", "listItem"]);

/** Node fields that describe the formatting, not the meaning. */
const LAYOUT: ReadonlySet<string> = new Set(["position", "spread"]);

const withoutLayout = (name: string, value: unknown): unknown => {
  if (LAYOUT.has(name)) return undefined;
  // A line break within a paragraph means a space.
  return isRecord(value) && value.type === "text" ? { text: String(value.value).replace(/\s+/g, " ") } : value;
};

const offset = (point: unknown): number => (isRecord(point) && typeof point.offset === "number" ? point.offset : 0);

const blockOf = (node: unknown): Block => {
  const { type, position, children } = isRecord(node) ? node : {};
  const { start, end } = isRecord(position) ? position : {};
  const blocks = CONTAINERS.has(type) && Array.isArray(children) ? children.map(blockOf) : [];
  return { type: String(type), start: offset(start), end: offset(end), blocks, meaning: JSON.stringify(node, withoutLayout) };
};

const read = (text: string): Block => blockOf(parser.parse(text));

/** Finds the previous version of each block: an equal one; the rest are paired in order if as many were removed as added. */
const formerBlocks = (former: readonly Block[], blocks: readonly Block[]): ReadonlyMap<Block, Block> => {
  const left = [...former];
  const found = new Map<Block, Block>();
  for (const block of blocks) {
    const at = left.findIndex(({ meaning }) => meaning === block.meaning);
    const [same] = at < 0 ? [] : left.splice(at, 1);
    if (same) found.set(block, same);
  }
  const fresh = blocks.filter((block) => !found.has(block));
  if (fresh.length === left.length) fresh.forEach((block, at) => left[at] && found.set(block, left[at]));
  return found;
};

/** Merges one text into another. */
class Over {
  constructor(
    private readonly former: string,
    private readonly text: string,
  ) {}

  /** Returns a block with the formatting of its previous version. */
  write(old: Block, block: Block): string {
    const own = this.text.slice(block.start, block.end);
    const [first, last] = [old.blocks[0], old.blocks.at(-1)];
    if (old.meaning === block.meaning) return this.former.slice(old.start, old.end);
    if (old.type !== block.type || !first || !last || block.blocks.length === 0) return own;
    const found = formerBlocks(old.blocks, block.blocks);
    const pieces = block.blocks.map((child, index) => {
      const before = block.blocks[index - 1];
      const [place, above] = [found.get(child), before && found.get(before)];
      const isNext = place && above && old.blocks.indexOf(place) === old.blocks.indexOf(above) + 1;
      const gap = isNext ? this.former.slice(above.end, place.start) : this.text.slice(before?.end ?? child.start, child.start);
      return gap + (place ? this.write(place, child) : this.fresh(child, first));
    });
    return this.former.slice(old.start, first.start) + pieces.join("") + this.former.slice(last.end, old.end);
  }

  /** Returns a new block. A list entry gets the bullet of the first one: another bullet would start another list. */
  private fresh({ start, end }: Block, first: Block): string {
    const sign = /^[*+-](?= )/.exec(this.former.slice(first.start))?.[0];
    const own = this.text.slice(start, end);
    return first.type === "listItem" && sign !== undefined ? own.replace(/^[*+-](?= )/, sign) : own;
  }
}

/** Returns a text with the formatting of its previous version; unchanged if that would alter its meaning. */
export const overText = (former: string, text: string): string => {
  const now = read(text);
  const written = new Over(former, text).write(read(former), now);
  return read(written).meaning === now.meaning ? written : text;
};

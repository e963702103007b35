/** Writes a page's text over its former version: the parts whose meaning did not change keep the way they were written. */
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import { refold } from "./folded-text";
import { overTable } from "./markdown-table";
import { isRecord } from "../content/shared/required";

/** A part of a text: a block, or a piece of a line. */
interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly Part[];
  /** Tells parts that mean the same from others. */
  readonly meaning: string;
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** What says how something is written, not what it means. */
const WRITTEN: ReadonlySet<string> = new Set(["position", "spread", "children"]);

const offset = (point: unknown): number => (isRecord(point) && typeof point.offset === "number" ? point.offset : 0);

const partOf = (node: unknown): Part => {
  const { type, position, children, ...said } = isRecord(node) ? node : {};
  const { start, end } = isRecord(position) ? position : {};
  const parts = Array.isArray(children) ? children.map(partOf) : [];
  // A line break within a paragraph means a space.
  const own = Object.entries(said).filter(([name]) => !WRITTEN.has(name));
  const words = JSON.stringify([type, own.map(([name, value]) => [name, type === "text" ? String(value).replace(/\s+/g, " ") : value])]);
  return {
    type: String(type),
    start: offset(start),
    end: offset(end),
    children: parts,
    meaning: words + parts.map(({ meaning }) => meaning).join(),
  };
};

const read = (text: string): Part => partOf(parser.parse(text));

/** Finds the former version of each part: the same, or else the one in its place where as many are gone as are new. */
const formerParts = (old: readonly Part[], parts: readonly Part[]): ReadonlyMap<Part, Part> => {
  const left = [...old];
  const found = new Map<Part, Part>();
  for (const part of parts) {
    const at = left.findIndex(({ meaning }) => meaning === part.meaning);
    const [same] = at < 0 ? [] : left.splice(at, 1);
    if (same) found.set(part, same);
  }
  const fresh = parts.filter((part) => !found.has(part));
  if (fresh.length === left.length) fresh.forEach((part, at) => left[at] && found.set(part, left[at]));
  return found;
};

const BLOCKS: ReadonlySet<string> = new Set(["paragraph", "heading", "list", "table", "blockquote"]);

/** Writes one text over another. */
class Over {
  constructor(
    private readonly former: string,
    private readonly text: string,
    /** Whether each block is looked at by itself: one that cannot be written over does not keep the others from it then. */
    private readonly isCareful: boolean,
  ) {}

  /** Gives a part in the way that its former version was written. */
  write(old: Part, part: Part): string {
    const written = this.spliced(old, part);
    const is = this.text.slice(part.start, part.end);
    return this.isCareful && BLOCKS.has(part.type) && read(written).meaning !== read(is).meaning ? is : written;
  }

  private spliced(old: Part, part: Part): string {
    const [was, is] = [this.former.slice(old.start, old.end), this.text.slice(part.start, part.end)];
    if (old.meaning === part.meaning) return was;
    if (old.type !== part.type) return is;
    if (part.type === "table") return overTable(was, is);
    // Lines are as long as the writer made them.
    if (part.type === "text" && was.includes("\n") && !/\n[ \t]| {2}/.test(was)) {
      return refold(was.split("\n"), is.replace(/\s+/g, " ")).join("\n");
    }
    const [first, last] = [old.children[0], old.children.at(-1)];
    if (!first || !last || part.children.length === 0) return is;
    const found = formerParts(old.children, part.children);
    const pieces = part.children.map((child, index) => {
      const [before, place] = [part.children[index - 1], found.get(child)];
      const above = before && found.get(before);
      const isNext = place && above && old.children.indexOf(place) === old.children.indexOf(above) + 1;
      const gap = isNext ? this.former.slice(above.end, place.start) : this.text.slice(before?.end ?? child.start, child.start);
      if (place) return gap + this.write(place, child);
      // Another sign would begin another list.
      const sign = child.type === "listItem" ? /^[*+-]/.exec(this.former.slice(first.start))?.[0] : undefined;
      const own = this.text.slice(child.start, child.end);
      return gap + (sign === undefined ? own : own.replace(/^[*+-]/, sign));
    });
    return this.former.slice(old.start, first.start) + pieces.join("") + this.former.slice(last.end, old.end);
  }
}

/** Writes a text over its former version. */
export const overText = (former: string, text: string): string => {
  if (former === text) return former;
  const [before, now] = [read(former), read(text)];
  for (const isCareful of [false, true]) {
    const written = new Over(former, text, isCareful).write(before, now);
    if (read(written).meaning === now.meaning) return written;
  }
  return text;
};

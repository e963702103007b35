/**
 * Writes data over the YAML it was read from. A value that did not change keeps its very bytes: the text of one that did is put into its
 * place, and nothing is printed anew around it.
 */
import { Document, isCollection, isMap, isNode, isScalar, parse, parseDocument, Scalar, stringify, visit } from "yaml";
import type { Node, Pair, ToStringOptions, YAMLMap, YAMLSeq } from "yaml";
import { FOLD_WIDTH, refold, unfolded } from "./folded-text";
import { isSame, type Data } from "./same";
import { isRecord } from "../content/shared/required";

type Collection = YAMLMap | YAMLSeq;

/** An entry of a map or list as it stands in the source: from its key or dash to the end of its last line. */
interface Item {
  readonly key: string | undefined;
  readonly node: unknown;
  /** After its colon or dash. */
  readonly inside: number;
  readonly start: number;
  readonly end: number;
  /** Blank lines and comments above it. */
  readonly lead: string;
}

const LAYOUT = { lineWidth: 0, flowCollectionPadding: false };

/** A part of a line that ends the header of a document. */
const HEADER = /^(?:[^]*\n)?(?:[ \t]*|---.*|%.*)\n/;

const isFilled = (node: unknown): node is Collection => isCollection(node) && !node.flow && node.items.length > 0;

const isFilledLike = (node: unknown, value: unknown): node is Collection =>
  isFilled(node) && (isMap(node) ? isRecord(value) && Object.keys(value).length > 0 : Array.isArray(value) && value.length > 0);

const indented = (text: string, pad: string): string => text.replace(/\n(?=[^\n])/g, `\n${pad}`);

/** Prints a value, long texts folded. */
const printed = (value: unknown, isFolding: boolean): string => {
  const document = new Document(value);
  const fold = (_: unknown, node: Scalar) => {
    if (isFolding && typeof node.value === "string" && node.value.length > FOLD_WIDTH && !node.value.includes("\n"))
      node.type = "BLOCK_FOLDED";
  };
  visit(document, { Scalar: fold });
  return document.toString({ ...LAYOUT, lineWidth: isFolding ? FOLD_WIDTH : 0 }).trimEnd();
};

/**
 * Gives a text the quotes of the one before it. Only where that could not do without quotes and the new one can, they go: taking a
 * change back takes back those that came with it. Days keep theirs.
 */
const styledAs = (old: Scalar, value: unknown, layout: ToStringOptions = LAYOUT): unknown => {
  if (typeof value !== "string" || typeof old.value !== "string") return value;
  const styled = (text: string) => Object.assign(new Scalar(text), { type: old.type });
  const couldBeBare = old.type === "QUOTE_DOUBLE" || old.type === "BLOCK_LITERAL";
  const isForced = couldBeBare && !/^\d/.test(value) && stringify([old.value], layout) === stringify([styled(old.value)], layout);
  return isForced ? value : styled(value);
};

/** Finds for each entry of a list the one that it was: the same, else one that begins the same, else the one in its place. */
const formerItems = (entries: readonly unknown[], items: readonly Item[], valueOf: (item: Item) => unknown): ReadonlyMap<number, Item> => {
  const left = items.map((item) => ({ item, value: valueOf(item) }));
  const found = new Map<number, Item>();
  const take = (isIt: (value: unknown, entry: unknown) => boolean) => {
    for (const [index, entry] of entries.entries()) {
      const at = found.has(index) ? -1 : left.findIndex(({ value }) => isIt(value, entry));
      const [taken] = at < 0 ? [] : left.splice(at, 1);
      if (taken) found.set(index, taken.item);
    }
  };
  take(isSame);
  const first = (value: unknown) => (isRecord(value) ? Object.entries(value)[0] : undefined);
  take((value, entry) => first(value) !== undefined && isSame(first(value), first(entry)));
  // Where as many are gone as are new, each was changed: a comment of one that was deleted must not go to another.
  if (left.length === entries.length - found.size) take(() => true);
  return found;
};

/** Writes over one source. */
class Splice {
  private readonly isFolding: boolean;

  constructor(
    private readonly source: string,
    private readonly document: Document,
  ) {
    this.isFolding = /: >-\s*\n/.test(source);
  }

  /** Gives the whole text with other data. */
  write(data: Data): string {
    const { source } = this;
    const { contents } = this.document;
    if (isNode(contents) && isSame(this.plain(contents), data)) return source;
    if (!isNode(contents) || !contents.range) return source.replace(/[^\n]$/, "$&\n") + stringify(data, LAYOUT);
    if (!isFilledLike(contents, data)) {
      const [start, end] = contents.range;
      return `${source.slice(0, start)}${printed(data, this.isFolding)}${source.slice(this.trimmed(start, end)).replace(/^$/, "\n")}`;
    }
    const from = HEADER.exec(source.slice(0, contents.range[0]))?.[0].length ?? 0;
    return source.slice(0, from) + this.collection(contents, data, from) + source.slice(this.itemsOf(contents, from).at(-1)?.end);
  }

  private plain(node: unknown): unknown {
    return isNode(node) ? node.toJS(this.document) : node;
  }

  /** Takes line breaks off the end of a place. */
  private trimmed(start: number, end: number): number {
    return start + this.source.slice(start, end).trimEnd().length;
  }

  /** Gives where the text of a node ends, without a comment behind it. */
  private endOf(node: unknown, inside: number): number {
    if (isFilled(node)) return this.itemsOf(node, inside).at(-1)?.end ?? inside;
    const [start, end] = (isNode(node) ? node.range : undefined) ?? [inside, inside];
    return start === end ? inside : this.trimmed(start, end);
  }

  private lineEnd(place: number): number {
    const end = this.source.indexOf("\n", place);
    return end < 0 ? this.source.length : end;
  }

  private itemsOf(collection: Collection, from: number): readonly Item[] {
    const { source } = this;
    let last = from;
    return collection.items.map((item: unknown, index): Item => {
      const { start, inside, node, key } = isMap(collection) ? this.pairAt(collection.items[index]) : this.entryAt(collection, item, index);
      const lead = source.slice(last, start).replace(index === 0 ? "" : "\n", "");
      last = this.lineEnd(this.endOf(node, inside));
      return { key, node, inside, start, end: last, lead: lead.slice(0, lead.lastIndexOf("\n") + 1) };
    });
  }

  private pairAt(pair: Pair | undefined) {
    const [start, end] = (isNode(pair?.key) ? pair.key.range : undefined) ?? [NaN, NaN];
    return { start, inside: this.source.indexOf(":", end) + 1, node: pair?.value, key: String(this.plain(pair?.key)) };
  }

  private entryAt({ srcToken }: Collection, node: unknown, index: number) {
    const tokens = srcToken && "items" in srcToken ? (srcToken.items[index]?.start ?? []) : [];
    const start = tokens.find(({ type }) => type === "seq-item-ind")?.offset ?? NaN;
    return { start, inside: start + 1, node, key: undefined };
  }

  /** Gives the lines of a collection from its first comment to the end of its last entry. */
  private collection(collection: Collection, value: unknown, from: number): string {
    const { source } = this;
    const items = this.itemsOf(collection, from);
    const start = items[0]?.start ?? from;
    const line = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
    const pad = " ".repeat(line.length);
    const parts = isRecord(value) ? this.pairs(items, value, pad) : this.entries(items, value as readonly unknown[], pad);
    // The first entry may begin behind the dash of an outer list.
    const isBehind = line.trim() !== "";
    return parts.map(({ lead, text }, at) => (at === 0 && isBehind ? lead && lead.trimStart() + pad : lead + pad) + text).join("\n");
  }

  private pairs(items: readonly Item[], value: Data, pad: string): readonly { readonly lead: string; readonly text: string }[] {
    const kept = items.filter(({ key = "" }) => value[key] !== undefined);
    const keys = kept.map(({ key = "" }) => key);
    let before = -1;
    for (const key of Object.keys(value).filter((name) => value[name] !== undefined)) {
      const at = keys.indexOf(key);
      if (at < 0) keys.splice(++before, 0, key);
      else before = at;
    }
    return keys.map((key) => {
      const item = kept.find((one) => one.key === key);
      return { lead: item?.lead ?? "", text: item ? this.item(item, value[key], pad) : this.fresh(key, value[key], pad) };
    });
  }

  private entries(items: readonly Item[], value: readonly unknown[], pad: string) {
    const former = formerItems(value, items, ({ node }) => this.plain(node));
    return value.map((entry, index) => {
      const item = former.get(index);
      return { lead: item?.lead ?? "", text: item ? this.item(item, entry, pad) : this.fresh(undefined, entry, pad) };
    });
  }

  private fresh(key: string | undefined, value: unknown, pad: string): string {
    return indented(printed(key === undefined ? [value] : { [key]: value }, this.isFolding), pad);
  }

  /** Gives an entry from its key or dash to the end of its last line. */
  private item({ key, node, inside, start, end }: Item, value: unknown, pad: string): string {
    const { source } = this;
    if (isSame(this.plain(node), value)) return source.slice(start, end);
    const ending = this.endOf(node, inside);
    const behind = source.slice(ending, end);
    if (isFilledLike(node, value)) {
      const line = this.lineEnd(inside) + 1;
      const from = line > (this.itemsOf(node, inside)[0]?.start ?? 0) ? inside + source.slice(inside).search(/[^ \t]/) : line;
      return source.slice(start, from) + this.collection(node, value, from);
    }
    if (isScalar(node) && !isRecord(value) && !Array.isArray(value))
      return this.head(start, node, inside) + this.scalar(node, value, pad) + behind;
    if (isCollection(node) && node.flow && node.items.length > 0 && (isMap(node) ? isRecord(value) : Array.isArray(value))) {
      return this.head(start, node, inside) + this.flow(node, value) + behind;
    }
    // The comment behind the old value stands behind the key.
    return this.fresh(key, value, pad).replace(/\n|$/, `${behind.includes("#") ? ` ${behind.trim()}` : ""}$&`);
  }

  private head(start: number, node: Node, inside: number): string {
    const [from, to] = node.range ?? [inside, inside];
    return from === to ? `${this.source.slice(start, inside)} ` : this.source.slice(start, from);
  }

  private scalar(node: Scalar, value: unknown, pad: string): string {
    const [start, end] = node.range ?? [0, 0];
    const [first = "", ...rest] = this.source.slice(start, this.trimmed(start, end)).split("\n");
    const margin = /^ */.exec(rest.find((line) => line.trim() !== "") ?? `${pad}  `)?.[0] ?? "";
    if (node.type === "BLOCK_FOLDED" && typeof value === "string" && !/^\s|\s$|^$| \s|\n |\t/.test(value)) {
      const lines = rest.map((line) => line.slice(margin.length));
      if (unfolded(lines) === node.value) return [first, ...refold(lines, value).map((line) => line && margin + line)].join("\n");
    }
    const text = stringify([styledAs(node, value)], LAYOUT)
      .trimEnd()
      .slice(2);
    return text.replace(/\n {2}(?=[^\n])/g, `\n${margin}`);
  }

  /** Writes between brackets or braces: each entry in its place, or all of them anew where there are more or fewer. */
  private flow(collection: Collection, value: unknown): string {
    const { source } = this;
    const layout = { ...LAYOUT, collectionStyle: "flow" } as const;
    const nodes = collection.items.map((item: unknown, index) => (isMap(collection) ? collection.items[index]?.value : item));
    const keys = isMap(collection) ? collection.items.map(({ key }) => String(this.plain(key))) : undefined;
    const values: readonly unknown[] = isRecord(value) ? (keys ?? []).map((key) => value[key]) : Array.isArray(value) ? value : [];
    const isShaped = values.length === nodes.length && (!isRecord(value) || isSame(Object.keys(value).sort(), keys?.toSorted()));
    if (!isShaped) return stringify(value, layout).trimEnd();
    const [start, end] = collection.range ?? [0];
    let last: number = start;
    let text = "";
    for (const [index, node] of nodes.entries()) {
      const each = values[index];
      if (isSame(this.plain(node), each)) continue;
      const [from, to] = (isNode(node) ? node.range : undefined) ?? [NaN, NaN];
      text +=
        source.slice(last, from) +
        stringify([isScalar(node) ? styledAs(node, each, layout) : each], layout)
          .trimEnd()
          .slice(1, -1);
      last = to;
    }
    return text + source.slice(last, end);
  }
}

const overSource = (source: string, data: Data): string | undefined => {
  const document = parseDocument(source, { keepSourceTokens: true });
  if (document.errors.length > 0) return undefined;
  try {
    const written = new Splice(source, document).write(data);
    return isSame(parse(written), data) ? written : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Writes data as YAML.
 *
 * @param source the YAML that was there; a comment stays with the field or the entry of a list that it stands at, and goes with it
 * @returns YAML of exactly this data: the source is left aside where it cannot carry it, as when an anchor is gone that an alias names
 */
export const writeOver = (source: string, data: Data): string => overSource(source, data) ?? stringify(data, LAYOUT);

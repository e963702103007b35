/** Writes data over the YAML it was read from: what nobody changed stays as it was written, comments with it. */
import { type Document, isMap, isNode, isScalar, isSeq, type Node, parse, parseDocument, Pair, stringify } from "yaml";

type Data = Readonly<Record<string, unknown>>;

const LAYOUT = { lineWidth: 0, flowCollectionPadding: false };

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const plain = (node: unknown, document: Document): unknown => (isNode(node) ? node.toJS(document) : node);

/** Finds for each entry of a list the one that it was: the same, else one that begins the same, else the one in its place. */
const formerEntries = (entries: readonly unknown[], old: readonly unknown[], document: Document): readonly unknown[] => {
  const left = old.map((node) => ({ node, value: plain(node, document) }));
  const found = new Map<number, unknown>();
  const take = (isIt: (value: unknown, entry: unknown) => boolean) => {
    for (const [index, entry] of entries.entries()) {
      const at = found.has(index) ? -1 : left.findIndex(({ value }) => isIt(value, entry));
      if (at >= 0) found.set(index, left.splice(at, 1)[0]?.node);
    }
  };
  take(isSame);
  const first = (value: unknown) => (isData(value) ? Object.entries(value)[0] : undefined);
  take((value, entry) => first(value) !== undefined && isSame(first(value), first(entry)));
  // Where as many are gone as are new, each was changed: a comment of one that was deleted must not go to another.
  if (left.length === entries.length - found.size) take(() => true);
  return entries.map((_, index) => found.get(index));
};

const fresh = (old: unknown, value: unknown, document: Document): Node => {
  const made = document.createNode(value);
  if (!isNode(old)) return made;
  const { commentBefore, comment, spaceBefore } = old;
  Object.assign(made, { commentBefore, comment, spaceBefore });
  const areTexts = isScalar(made) && isScalar(old) && typeof made.value === "string" && typeof old.value === "string";
  return areTexts ? Object.assign(made, { type: old.type }) : made;
};

/** Gives the node for a value: the old one where it says the same, with what is new in it otherwise. */
const over = (old: unknown, value: unknown, document: Document): Node => {
  if (isNode(old) && isSame(plain(old, document), value)) return old;
  if (isMap(old) && isData(value)) {
    if (old.items.length === 0) old.flow = false;
    const set = Object.entries(value).filter(([, child]) => child !== undefined);
    old.items = set.map(([key, child]) => {
      const pair = old.items.find((item) => plain(item.key, document) === key);
      return new Pair(pair?.key ?? document.createNode(key), over(pair?.value, child, document));
    });
    return old;
  }
  if (isSeq(old) && Array.isArray(value)) {
    const former = formerEntries(value, old.items, document);
    if (old.items.length === 0) old.flow = false;
    old.items = value.map((entry: unknown, index) => over(former[index], entry, document));
    return old;
  }
  return fresh(old, value, document);
};

/** Writes data over the document; nothing where it cannot be written, as when an anchor is gone that an alias still names. */
const overSource = (source: string, data: Data): string | undefined => {
  const document: Document = parseDocument(source);
  if (document.errors.length > 0) return undefined;
  try {
    document.contents = over(document.contents, data, document);
    const written = document.toString(LAYOUT);
    return isSame(parse(written), data) ? written : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Writes data as YAML.
 *
 * @param source the YAML that was there; a comment stays with the field or the entry of a list that it stands at, and goes with it
 * @returns YAML of exactly this data: the source is left aside where it cannot carry it
 */
export const writeOver = (source: string, data: Data): string => overSource(source, data) ?? stringify(data, LAYOUT);

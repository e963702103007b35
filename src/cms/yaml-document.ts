/**
 * Formats YAML in one layout: strings are not folded, and are quoted only where a YAML 1.1 or 1.2 parser needs quotes. The lines of a
 * field depend only on its value, so undoing a change restores the same bytes, except if it emptied brackets, as in `[a, b]`. Comments stay
 * with their field or list entry.
 */
import { Document, isMap, isNode, isPair, isScalar, isSeq, parse, parseDocument, visit, type Node, type YAMLMap, type YAMLSeq } from "yaml";
import { isRecord } from "../content/shared/required";
import { isSame, previousOf, type Data } from "./same";

/** Makes the library quote values that older parsers would read as another type, such as the date 2026-11-22. */
const COMPATIBLE = { compat: "yaml-1.1" };

/** Formats a document, ignoring the quotes, folds and number formats of its source. */
const print = (document: Document): string => {
  visit(document, {
    Scalar: (_, scalar) =>
      void Object.assign(scalar, { type: undefined, source: undefined, format: undefined, minFractionDigits: undefined }),
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
};

const valueOf = (document: Document, node: unknown): unknown => (isNode(node) ? node.toJS(document) : node);

/**
 * Attaches a comment above the first item of a group or list to that item. The parser attaches it to the whole group or list. In brackets,
 * as in `[a, b]`, the comment is above all items.
 */
const attachComment = (node: unknown): void => {
  if (!(isMap(node) || isSeq(node)) || node.flow || typeof node.commentBefore !== "string") return;
  const [item] = node.items;
  const first = isPair(item) ? item.key : item;
  if (!isNode(first)) return;
  first.commentBefore = node.commentBefore;
  node.commentBefore = null;
};

/** Sets the fields of a map. Inserts a new field after the field that precedes it in the data. */
const setFields = (document: Document, map: YAMLMap, data: Data): void => {
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  const nameOf = ({ key }: { readonly key: unknown }): string => String(valueOf(document, key));
  map.items = map.items.filter((pair) => data[nameOf(pair)] !== undefined);
  /** Where a new field goes: after the field that precedes it in the data. */
  let insertAt = 0;
  for (const [name, value] of fields) {
    const at = map.items.findIndex((pair) => nameOf(pair) === name);
    const pair = map.items[at];
    if (pair) {
      attachComment(pair.value);
      pair.value = updated(document, pair.value, value);
    } else map.items.splice(insertAt, 0, document.createPair(name, value));
    insertAt = (pair ? at : insertAt) + 1;
  }
};

const firstField = (value: unknown): unknown => (isRecord(value) ? Object.entries(value)[0] : undefined);

const startsLike = (one: unknown, other: unknown): boolean => firstField(one) !== undefined && isSame(firstField(one), firstField(other));

/**
 * Sets the entries of a list. `previousOf` finds each entry's previous version: an equal entry, or else one with the same first field, or
 * else, if as many old as new entries are left, the next one in order.
 */
const setEntries = (document: Document, list: YAMLSeq, values: readonly unknown[]): void => {
  const matchesBy = (rule: typeof isSame) => (node: unknown, value: unknown) => rule(valueOf(document, node), value);
  const former = previousOf(list.items, values, matchesBy(isSame), matchesBy(startsLike));
  list.items = values.map((value, index) => updated(document, former[index], value));
};

/** Returns the node for a value: the updated previous node, or a new node if the type has changed or the previous node is empty. */
const updated = (document: Document, node: unknown, value: unknown): Node => {
  if (isNode(node) && isSame(valueOf(document, node), value)) return node;
  if (isScalar(node) && !isRecord(value) && !Array.isArray(value)) node.value = value;
  // An empty map or list is replaced, because its style, {} or [], would also apply to the new items.
  else if (isMap(node) && node.items.length > 0 && isRecord(value)) setFields(document, node, value);
  else if (isSeq(node) && node.items.length > 0 && Array.isArray(value)) setEntries(document, node, value);
  else {
    const { comment, commentBefore, spaceBefore } = isNode(node) ? node : {};
    return Object.assign(document.createNode(value), { comment, commentBefore, spaceBefore });
  }
  return node;
};

/**
 * Returns the YAML in the editor's layout.
 *
 * @throws Error if the YAML is invalid
 */
export const normalYaml = (source: string): string => print(parseDocument(source, COMPATIBLE));

/** Returns the data as YAML, with the comments and field order of the source. */
export const writeYaml = (source: string, data: Data): string => {
  try {
    const document: Document = parseDocument(source, COMPATIBLE);
    document.contents = updated(document, document.contents, data);
    const written = print(document);
    if (isSame(parse(written), data)) return written;
  } catch {
    // The source is invalid, or an alias has lost its anchor.
  }
  // Without the source, so that at least the data is right.
  return print(new Document(data, COMPATIBLE));
};

/**
 * Parses markdown for the content check, the feed and the CMS previews. Pages use the same parser and options, in
 * gatsby-transformer-remark (extend-node-type.js). Keep the versions the same.
 */
import type { Content, Definition, Root } from "mdast";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import type { Node } from "unist";
import visit from "unist-util-visit";

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFootnotes, { inlineNotes: true }).freeze();

/** Parses markdown into an mdast tree whose nodes have positions. */
export const parseMarkdown = (body: string): Root => processor.parse(body) as Root; // Safe cast: remark-parse returns a root.

/** Returns the text in a node, without HTML tags. */
export const textOf = (node: Content | Root): string => {
  if ("value" in node) return node.type === "html" ? "" : node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
};

/** The nodes of each tree that was passed to `indexNodes`, by type, numbered in document order. */
const indexes = new WeakMap<Root | Content, ReadonlyMap<string, readonly { readonly node: Content; readonly order: number }[]>>();

/**
 * Indexes the nodes of a tree by type, so that `nodesIn` need not visit the whole tree each time. The tree must not change afterward.
 */
export const indexNodes = (tree: Root): Root => {
  const byType = new Map<string, { node: Content; order: number }[]>();
  let order = 0;
  visit(tree, (node: Node) => {
    const nodes = byType.get(node.type) ?? [];
    nodes.push({ node: node as Content, order: order++ }); // Safe cast: the tree is of mdast nodes.
    byType.set(node.type, nodes);
  });
  indexes.set(tree, byType);
  return tree;
};

/** Returns the nodes of a tree that have one of the given types, in document order. */
export const nodesIn = <Found extends Content>(tree: Root | Content, types: Found["type"] | readonly Found["type"][]): readonly Found[] => {
  const byType = indexes.get(tree);
  if (byType) {
    const nodes = [types].flat().flatMap((type) => byType.get(type) ?? []);
    // Safe cast: the nodes have the given types.
    return nodes.sort((one, other) => one.order - other.order).map(({ node }) => node as Found);
  }
  const found: Found[] = [];
  visit(tree, types as string[], (node: Found) => void found.push(node));
  return found;
};

/** Returns the definitions of reference links and pictures by identifier. */
export const definitionsIn = (tree: Root): ReadonlyMap<string, Definition> =>
  new Map(nodesIn<Definition>(tree, "definition").map((definition) => [definition.identifier, definition]));

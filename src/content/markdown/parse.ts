/**
 * Reads markdown: the content check, the feed and the editor's previews read a text with the very parser and options that
 * gatsby-transformer-remark reads it with for the pages (its extend-node-type.js). Their versions go together.
 */
import type { Definition, Root } from "mdast";
import remarkFootnotes from "remark-footnotes";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import unified from "unified";
import type { Node } from "unist";
import visit from "unist-util-visit";

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFootnotes, { inlineNotes: true }).freeze();

/** How many texts are kept read: those of a site of ordinary size, whose checks read each text several times. */
const KEPT = 500;
const kept = new Map<string, Root>();

/** Reads a markdown text as an mdast tree; every node knows its place in the text. The tree is shared: nobody changes it. */
export const parseMarkdown = (body: string): Root => {
  const known = kept.get(body);
  if (known) return known;
  const tree = processor.parse(body) as Root; // remark-parse makes a root
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(body, tree);
  return tree;
};

/** Finds the targets of links and pictures that name theirs elsewhere in the text, by their identifiers. */
export const definitionsIn = (tree: Root): ReadonlyMap<string, Definition> => {
  const definitions = new Map<string, Definition>();
  visit(tree, "definition", (definition: Definition) => void definitions.set(definition.identifier, definition));
  return definitions;
};

/** Gives what stands in the text for a node, and where it starts there. */
export const sourceOf = (body: string, { position }: Node): { readonly raw: string; readonly index: number } => {
  const index = position?.start.offset ?? 0;
  return { raw: body.slice(index, position?.end.offset), index };
};

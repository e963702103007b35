/** Splits the HTML tree of a body into the parts that a page shows separately: pictures, first section, headings. */
import type { Content, Element, ElementContent, Root } from "hast";
import toHtml from "hast-util-to-html";
import visit from "unist-util-visit";
import type { DiagramKey } from "../diagrams/diagram-references";
import type { Picture } from "../schema/picture";
import { nameRowGroups } from "./tables";

/** Returns the HTML of a diagram. */
export type Draw = (key: DiagramKey) => string;

/** A piece of a body: HTML, or a picture that has its own paragraph. */
export interface TextPiece {
  readonly html?: string;
  readonly picture?: Picture;
}

/** A body, split into the parts that pages show. */
export type TextParts = ReturnType<typeof textParts>;

const isElement = (node: Content | undefined, name: string): node is Element => node?.type === "element" && node.tagName === name;

const diagramOf = (node: Content): DiagramKey | undefined =>
  isElement(node, "figure") ? (node.properties?.dataDiagram as DiagramKey | undefined) : undefined; // Safe cast: set only by plugins.ts.

const pictureOf = (node: Content | undefined): Picture | undefined => {
  const [image, ...others] = isElement(node, "p") ? node.children : [];
  if (others.length > 0 || !isElement(image, "img")) return undefined;
  const { src, alt, title } = image.properties ?? {};
  return { src: String(src), alt: String(alt ?? ""), ...(title && { caption: String(title) }) };
};

/** Serializes blocks to HTML, and renders their diagrams. */
const write = (blocks: readonly Content[], draw: Draw): string =>
  blocks
    .map((block) => {
      const key = diagramOf(block);
      return key ? draw(key) : toHtml(block, { allowDangerousHtml: true });
    })
    .join("\n");

const piecesOf = (blocks: readonly Content[], draw: Draw): readonly TextPiece[] => {
  const at = blocks.findIndex(pictureOf);
  const picture = pictureOf(blocks[at]);
  if (!picture) return blocks.length > 0 ? [{ html: write(blocks, draw) }] : [];
  return [...piecesOf(blocks.slice(0, at), draw), { picture }, ...piecesOf(blocks.slice(at + 1), draw)];
};

/** Returns a heading's content without links and without references to footnotes, whose ids would occur twice. */
const withoutLinks = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== "element") return [node];
    if (node.properties?.id !== undefined) return [];
    const children = withoutLinks(node.children);
    return node.tagName === "a" ? children : [{ ...node, children }];
  });

/** Returns the blocks of a body, without the line breaks between them in the tree. */
const blocksOf = (tree: Root): readonly Content[] => tree.children.filter((node) => !(node.type === "text" && node.value.trim() === ""));

/** Makes ids unique: mdast-util-to-hast gives all references to one footnote the same id. */
const makeIdsUnique = (tree: Root): void => {
  const originals = new Set<string>();
  const withId = (change: (id: string) => string): void =>
    visit(tree, "element", ({ properties = {} }: Element) => {
      if (properties.id !== undefined) properties.id = change(String(properties.id));
    });
  withId((id) => {
    originals.add(id);
    return id;
  });
  const used = new Set<string>();
  withId((id) => {
    let name = id;
    // A new name must also differ from the ids that later elements have.
    for (let count = 2; used.has(name) || (name !== id && originals.has(name)); count++) name = `${id}-${count}`;
    used.add(name);
    return name;
  });
};

/** Serializes a whole body to HTML. */
export const textHtml = (tree: Root, draw: Draw): string => {
  makeIdsUnique(tree);
  return write(blocksOf(tree), draw);
};

/**
 * Returns the parts of a body:
 * - `pieces`: the whole body
 * - `headings`: second-level headings as HTML without links, for the table of contents
 * - `opening`: the first section, if the body starts with a second-level heading: `id` is the heading's id, `side` is the heading (without
 *   its id) and the section's diagrams, and `pieces` is the rest of the section
 * - `rest`: the pieces after the opening
 */
export const textParts = (tree: Root, draw: Draw) => {
  nameRowGroups(tree);
  makeIdsUnique(tree);
  const blocks = blocksOf(tree);
  const pieces = piecesOf(blocks, draw);
  const headings = blocks.filter((block) => isElement(block, "h2"));
  const ids = headings.map(({ properties, children }) => ({ id: String(properties?.id), html: toHtml(withoutLinks(children)) }));
  const [first, next] = headings;
  if (!first || first !== blocks[0]) return { pieces, headings: ids, opening: undefined, rest: pieces };
  const end = next ? blocks.indexOf(next) : blocks.length;
  const section = blocks.slice(1, end);
  // The page puts the id on the section instead: the heading is sticky, and browsers do not scroll to a sticky element that is in view.
  const { id, ...properties } = first.properties ?? {};
  const heading = { ...first, properties };
  const side = write([heading, ...section.filter(diagramOf)], draw);
  const words = section.filter((block) => !diagramOf(block));
  const opening = { id: String(id), side, pieces: piecesOf(words, draw) };
  return { pieces, headings: ids, opening, rest: piecesOf(blocks.slice(end), draw) };
};

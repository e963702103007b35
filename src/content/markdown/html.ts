/** Makes HTML of markdown. What pages need besides plain HTML is done on the tree (hast), before it becomes a string. */
import type { Element, Literal, Root } from "hast";
import toHtml from "hast-util-to-html";
import type { HTML } from "mdast";
import toHast from "mdast-util-to-hast";
import visit from "unist-util-visit";
import { diagramIn, type DiagramKey } from "../diagram-references";
import type { PageLink } from "../shared/languages";
import { markColumns } from "./columns";
import { addHeadingIds } from "./heading-ids";
import { keepTogether } from "./keep-together";
import { parseMarkdown } from "./parse";
import { textOf } from "./text-of";

/** Makes the HTML of a diagram. */
export type Draw = (key: DiagramKey) => string;

/** HTML that was made elsewhere, and is written as it is. */
interface Raw extends Literal {
  readonly type: "raw";
}

declare module "hast" {
  interface ElementContentMap {
    readonly raw: Raw;
  }
  interface RootContentMap {
    readonly raw: Raw;
  }
}

/** Finds the diagrams that a text shows: each is a paragraph of its own. */
export const diagramsIn = (tree: Root): readonly { readonly key: DiagramKey; readonly replace: (html: string) => void }[] =>
  tree.children.flatMap((node, index) => {
    const key = node.type === "element" && node.tagName === "p" ? diagramIn(textOf(node)) : undefined;
    return key ? [{ key, replace: (value: string) => void tree.children.splice(index, 1, { type: "raw", value }) }] : [];
  });

/** Finds where the links of a text lead, and what is said behind one to an English page. */
export interface TextLinks {
  readonly linkTo: (to: string) => PageLink;
  readonly note: string;
}

/** Points the links of a text to the pages in its own language. */
const localizeLinks = (tree: Root, { linkTo, note }: TextLinks): void => {
  visit(tree, { type: "element", tagName: "a" }, (node: Element) => {
    const { href, hrefLang } = linkTo(String(node.properties?.href ?? ""));
    node.properties = { ...node.properties, href, ...(hrefLang && { hrefLang }) };
    if (hrefLang) node.children.push({ type: "text", value: ` ${note}` });
  });
};

/** Makes a tree ready for a page: links, tables for phones, ids of headings, parts that stay on their line. */
export const finishTree = (tree: Root, links?: TextLinks): void => {
  if (links) localizeLinks(tree, links);
  // What reads HTML again, as the transformer does, moves the line ends inside a table in front of it.
  for (const node of tree.children) if (node.type === "text" && node.value.trim() === "") node.value = "\n";
  markColumns(tree);
  addHeadingIds(tree);
  keepTogether(tree);
};

/** Writes a tree as HTML. */
export const writeTree = (tree: Root): string => toHtml(tree, { allowDangerousHtml: true });

const treeOf = (body: string, draw: Draw): Root => {
  const markdown = structuredClone(parseMarkdown(body));
  // HTML typed into a text stays text: nobody's draft runs a script in the editor of somebody else.
  visit(markdown, "html", (node: HTML) => void Object.assign(node, { type: "text" }));
  const tree = toHast(markdown) as Root; // of a root it makes a root
  for (const { key, replace } of diagramsIn(tree)) replace(draw(key));
  return tree;
};

/** Makes the HTML of a text as pages show it, for the editor's preview. HTML typed into the text stays text. */
export const pageHtml = (body: string, draw: Draw, links?: TextLinks): string => {
  const tree = treeOf(body, draw);
  finishTree(tree, links);
  return writeTree(tree);
};

/** Makes the plain HTML of a text, for a feed. */
export const plainHtml = (body: string, draw: Draw, links?: TextLinks): string => {
  const tree = treeOf(body, draw);
  if (links) localizeLinks(tree, links);
  return writeTree(tree);
};

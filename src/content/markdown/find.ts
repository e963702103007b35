/** Finds links, pictures and headings of a markdown text with their places. Works on the parsed tree, so it ignores code. */
import type { Definition, Heading, HTML, Image, ImageReference, Link, Root, Table } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import type { Picture } from "../schema/picture";
import { definitionsIn, parseMarkdown } from "./parse";

/** A part of the text and its start. */
export interface Place {
  readonly raw: string;
  readonly index: number;
}

/** A link, or a definition for reference links and pictures. */
export interface TextLink extends Place {
  /** As written, with its anchor. */
  readonly url: string;
  /** Only the address. */
  readonly path: string;
  readonly isPicture: boolean;
}

/** A picture, and whether a page can show it. */
export interface TextPicture extends Place, Picture {
  /** Whether it is a paragraph, or starts a table cell. Pages do not show pictures within a sentence. */
  readonly hasRoom: boolean;
}

/** A heading. */
export interface TextHeading extends Place {
  readonly depth: number;
}

let last: { readonly body: string; readonly tree: Root } | undefined;

/** Returns the tree of a text. Cached, because all functions here read the same text in turn. */
const treeOf = (body: string): Root => {
  if (last?.body !== body) last = { body, tree: parseMarkdown(body) };
  return last.tree;
};

const placeOf = (body: string, { position }: Node): Place => {
  const index = position?.start.offset ?? 0;
  return { raw: body.slice(index, position?.end.offset), index };
};

/** Returns links, pictures and definitions in the order of the text. */
export const linksIn = (body: string): readonly TextLink[] => {
  const tree = treeOf(body);
  const ofPictures = new Set<string>();
  visit(tree, "imageReference", ({ identifier }: ImageReference) => void ofPictures.add(identifier));
  const found: TextLink[] = [];
  visit(tree, ["link", "image", "definition"], (node: Link | Image | Definition) => {
    const isPicture = node.type === "image" || (node.type === "definition" && ofPictures.has(node.identifier));
    found.push({ ...placeOf(body, node), url: node.url, path: node.url.replace(/[#?].*$/, ""), isPicture });
  });
  return found;
};

/** Checks whether an address is on this site. */
export const isOfSite = ({ url }: { readonly url: string }): boolean => /^\/(?!\/)/.test(url);

/** Returns the links and pictures with an address on this site. */
export const siteLinksIn = (body: string): readonly TextLink[] => linksIn(body).filter(isOfSite);

/** Replaces the addresses of links to this site, and changes nothing else. */
export const mapSiteLinks = (body: string, change: (url: string) => string): string => {
  const found: { readonly url: string; readonly from: number }[] = [];
  visit(treeOf(body), ["link", "definition"], (node: Link | Definition) => {
    if (!isOfSite(node)) return;
    const { raw, index } = placeOf(body, node);
    // Search after the link's text or the definition's name, which may contain the same address.
    const from = node.type === "link" ? (node.children.at(-1)?.position?.end.offset ?? index) : index + raw.indexOf("]");
    found.push({ url: node.url, from });
  });
  return found.reduceRight((text, { url, from }) => {
    const start = text.indexOf(url, from);
    return start === -1 ? text : `${text.slice(0, start)}${change(url)}${text.slice(start + url.length)}`;
  }, body);
};

/** Replaces links to removed pages of this site by their text. */
export const unlink = (body: string, isGone: (url: string) => boolean): string => {
  const found: Link[] = [];
  visit(parseMarkdown(body), "link", (node: Link) => {
    if (isOfSite(node) && isGone(node.url)) found.push(node);
  });
  return found.reduceRight((text, node) => {
    const { raw, index } = placeOf(body, node);
    const [first, last] = [node.children[0]?.position?.start.offset ?? index, node.children.at(-1)?.position?.end.offset ?? index];
    return `${text.slice(0, index)}${body.slice(first, last)}${text.slice(index + raw.length)}`;
  }, body);
};

/** Returns the pictures of a text in order. */
export const picturesIn = (body: string): readonly TextPicture[] => {
  const tree = treeOf(body);
  const definitions = definitionsIn(tree);
  const withRoom = new Set<Node | undefined>();
  for (const node of tree.children) if (node.type === "paragraph" && node.children.length === 1) withRoom.add(node.children[0]);
  visit(tree, "table", (table: Table) => {
    for (const row of table.children.slice(1)) for (const cell of row.children) withRoom.add(cell.children[0]);
  });
  const found: TextPicture[] = [];
  visit(tree, ["image", "imageReference"], (node: Image | ImageReference) => {
    const { url, title } = node.type === "image" ? node : (definitions.get(node.identifier) ?? { url: "" });
    const alt = node.alt?.trim() ?? "";
    found.push({ ...placeOf(body, node), src: url, alt, ...(title && { caption: title }), hasRoom: withRoom.has(node) });
  });
  return found;
};

/** Returns the headings of a text. */
export const headingsIn = (body: string): readonly TextHeading[] => {
  const found: TextHeading[] = [];
  visit(treeOf(body), "heading", (node: Heading) => void found.push({ ...placeOf(body, node), depth: node.depth }));
  return found;
};

/** Returns the HTML typed into a text. */
export const htmlIn = (body: string): readonly Place[] => {
  const found: Place[] = [];
  visit(treeOf(body), "html", (node: HTML) => void found.push(placeOf(body, node)));
  return found;
};

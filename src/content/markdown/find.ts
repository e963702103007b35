/** Finds links, pictures and headings in markdown, with their positions. Works on the parsed tree, so it ignores code. */
import type { Content, Definition, Heading, HTML, Image, ImageReference, Link, Root, Table } from "mdast";
import type { Node } from "unist";
import { pathOf } from "../shared/routes";
import { definitionsIn, indexNodes, nodesIn, parseMarkdown, textOf } from "./parse";

/** A part of the markdown, and the index at which it starts. */
export interface Place {
  readonly raw: string;
  readonly index: number;
}

/** Trees by their markdown, because `develop` and the editor check all content after each save, and most texts are unchanged. */
const trees = new Map<string, Root>();
/** Maximum length of all markdown in `trees`, in characters: several times the sample's. */
const KEPT_LIMIT = 2_000_000;
let keptLength = 0;

/** Returns the tree of a body. Callers must not change the tree, because it is cached for later calls. */
export const treeOf = (body: string): Root => {
  const known = trees.get(body);
  if (known) return known;
  keptLength += body.length;
  if (keptLength > KEPT_LIMIT) {
    trees.clear();
    keptLength = body.length;
  }
  const tree = indexNodes(parseMarkdown(body));
  trees.set(body, tree);
  return tree;
};

const placeOf = (body: string, node: Content): Place => {
  const { start, end } = node.position ?? {};
  if (start?.offset !== undefined) return { raw: body.slice(start.offset, end?.offset), index: start.offset };
  // remark-gfm gives no position to an address that follows a bracket, as in [www.example.com].
  const raw = textOf(node);
  const index = body.indexOf(raw);
  return index === -1 ? { raw: "", index: 0 } : { raw, index };
};

const withoutWww = (host: string): string => host.replace(/^www\./, "");

/** Checks whether an address is an absolute URL on the site's own domain, with or without `www.`. */
export const isOwnUrl = (url: string, siteUrl: string): boolean =>
  /^https?:\/\//i.test(url) && URL.canParse(url) && withoutWww(new URL(url).hostname) === withoutWww(new URL(siteUrl).hostname);

/** Checks whether a link is an address of the site itself that was typed as text, such as www.example.com in a sentence. */
export const isOwnLiteral = (link: Link, siteUrl: string): boolean => {
  const { url, position, children } = link;
  // The number of characters of the link after its text: 0 in www.example.com, 1 (the >) in <https://www.example.com>, more in
  // [text](address). In [www.example.com], neither the link nor its text has a position, so the number is 0, too.
  const afterText = (position?.end.offset ?? 0) - (children.at(-1)?.position?.end.offset ?? 0);
  return afterText <= 1 && url.endsWith(textOf(link)) && isOwnUrl(url, siteUrl);
};

/**
 * Returns links, pictures and definitions in document order. `url` is the address without markdown's backslashes and character references;
 * `path` also has no anchor and no query.
 */
export const linksIn = (body: string, siteUrl?: string) => {
  const tree = treeOf(body);
  const ofPictures = new Set(nodesIn<ImageReference>(tree, "imageReference").map(({ identifier }) => identifier));
  return nodesIn<Link | Image | Definition>(tree, ["link", "image", "definition"]).map((node) => ({
    ...placeOf(body, node),
    url: node.url,
    path: pathOf(node.url),
    /** Whether the address is the site's own, typed as text in a sentence. */
    isOwnLiteral: siteUrl !== undefined && node.type === "link" && isOwnLiteral(node, siteUrl),
    isPicture: node.type === "image" || (node.type === "definition" && ofPictures.has(node.identifier)),
  }));
};

/** Checks whether an address is a path on this site. */
export const isOfSite = ({ url }: { readonly url: string }): boolean => /^\/(?!\/)/.test(url);

/** Returns the links, pictures and definitions whose address is a path on this site. */
export const siteLinksIn = (body: string) => linksIn(body).filter(isOfSite);

/** Returns a pattern for an address as markdown may write it: with backslashes (`\-`) and character references (`&amp;`). */
const writtenAs = (url: string): string =>
  url.replace(/./gsu, (character) => `(?:\\\\?${character.replace(/[\\^$.*+?()[\]{}|]/, "\\$&")}|&#?\\w+;)`);

/** Returns the body with `change` applied to the address of each link to this site. */
export const mapSiteLinks = (body: string, change: (url: string) => string): string => {
  const links = nodesIn<Link | Definition>(treeOf(body), ["link", "definition"]).filter(isOfSite);
  return links.reduceRight((text, node) => {
    const changed = change(node.url);
    if (changed === node.url) return text;
    const { raw, index } = placeOf(body, node);
    // Search after the link's text, which may contain the same address.
    const from = node.type === "link" ? (node.children.at(-1)?.position?.end.offset ?? index) : index;
    // The address follows ]( or ]: and may be on the next line of a quotation, after >.
    const address = new RegExp(`(?<=\\][(:][\\s>]*<?)${writtenAs(node.url)}`);
    const end = index + raw.length;
    // A function, because `replace` gives $ in a replacement string a special meaning.
    return text.slice(0, from) + body.slice(from, end).replace(address, () => changed) + text.slice(end);
  }, body);
};

/** Returns the body with each inline link to a removed page of this site replaced by the link's text. */
export const unlink = (body: string, isGone: (url: string) => boolean): string => {
  const found = nodesIn<Link>(treeOf(body), "link").filter((node) => isOfSite(node) && isGone(node.url));
  return found.reduceRight((text, node) => {
    const { raw, index } = placeOf(body, node);
    const [first, last] = [node.children[0]?.position?.start.offset ?? index, node.children.at(-1)?.position?.end.offset ?? index];
    return `${text.slice(0, index)}${body.slice(first, last)}${text.slice(index + raw.length)}`;
  }, body);
};

/**
 * Returns pictures in order. `hasRoom` is true where a page can show a picture: in its own paragraph, or at the start of a table cell below
 * the header row.
 */
export const picturesIn = (body: string) => {
  const tree = treeOf(body);
  const definitions = definitionsIn(tree);
  const withRoom = new Set<Node | undefined>();
  for (const node of tree.children) if (node.type === "paragraph" && node.children.length === 1) withRoom.add(node.children[0]);
  for (const table of nodesIn<Table>(tree, "table"))
    for (const row of table.children.slice(1)) for (const cell of row.children) withRoom.add(cell.children[0]);
  return nodesIn<Image | ImageReference>(tree, ["image", "imageReference"]).map((node) => {
    const src = node.type === "image" ? node.url : (definitions.get(node.identifier)?.url ?? "");
    return { ...placeOf(body, node), src, alt: node.alt?.trim() ?? "", hasRoom: withRoom.has(node) };
  });
};

/** Returns headings with their positions and levels. */
export const headingsIn = (body: string) =>
  nodesIn<Heading>(treeOf(body), "heading").map((node) => ({ ...placeOf(body, node), depth: node.depth }));

/** Returns the HTML in the body, with its positions. */
export const htmlIn = (body: string): readonly Place[] => nodesIn<HTML>(treeOf(body), "html").map((node) => placeOf(body, node));

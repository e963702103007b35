/** Finds the links and pictures of this site in a page's text, on the tree that markdown is parsed into: code holds none. */
import type { Definition, Image, ImageReference, Link } from "mdast";
import visit from "unist-util-visit";
import { parseMarkdown, sourceOf } from "./markdown/parse";

/** A link to an address of this site, or a picture of it. */
export interface BodyLink {
  /** As written: with its anchor, if it has one. */
  readonly target: string;
  /** The address alone. */
  readonly path: string;
  /** Where it starts in the text. */
  readonly index: number;
  readonly isPicture: boolean;
}

interface Place extends BodyLink {
  /** Where its address may first be in the text: behind its words, or the name of a definition. */
  readonly from: number;
}

/** Lists links, pictures, and the definitions that reference links and pictures name. */
const placesIn = (body: string): readonly Place[] => {
  const tree = parseMarkdown(body);
  const ofPictures = new Set<string>();
  visit(tree, "imageReference", ({ identifier }: ImageReference) => void ofPictures.add(identifier));
  const places: Place[] = [];
  visit(tree, ["link", "image", "definition"], (node: Link | Image | Definition) => {
    if (!/^\/(?!\/)/.test(node.url)) return;
    const { raw, index } = sourceOf(body, node);
    const words = node.type === "link" ? (node.children.at(-1)?.position?.end.offset ?? index) : index + raw.indexOf("]");
    const isPicture = node.type === "image" || (node.type === "definition" && ofPictures.has(node.identifier));
    places.push({ target: node.url, path: node.url.replace(/[#?].*$/, ""), index, from: words, isPicture });
  });
  return places;
};

/** Lists the links and pictures of this site, in the order of the text. A definition is where it is written. */
export const bodyLinks = (body: string): readonly BodyLink[] =>
  placesIn(body).map(({ target, path, index, isPicture }) => ({ target, path, index, isPicture }));

/** Changes the addresses of this site's pages in a text; those of pictures stay. */
export const mapBodyLinks = (body: string, change: (link: string) => string): string =>
  placesIn(body).reduceRight((text, { target, from, isPicture }) => {
    const start = text.indexOf(target, from);
    return isPicture || start === -1 ? text : `${text.slice(0, start)}${change(target)}${text.slice(start + target.length)}`;
  }, body);

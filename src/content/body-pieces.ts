/** Finds links, headings and HTML in a markdown text, with the place where each stands. Code shows what is written and holds none. */
import type { Definition, Heading, HTML, Link } from "mdast";
import visit from "unist-util-visit";
import { parseMarkdown, sourceOf } from "./markdown/parse";

/** A piece of a markdown text: what stands there, and where it starts. */
export type Piece = { readonly index: number; readonly raw: string } & (
  { readonly kind: "html" } | { readonly kind: "heading"; readonly depth: number } | { readonly kind: "link"; readonly url: string }
);

/** What a text has that may be wrong: reading it as markdown takes time, there may be thousands of them, and most have none of this. */
const SUSPECT = /<[a-z!/?]|^ {0,3}#(?!#)|^ {0,3}=+\s*$|\]\((?!\/[^/])|^ {0,3}\[[^\]]+\]:|\bhttps?:|\bwww\./im;

/** Lists the pieces of a text that holds anything suspect, in the order of the text. */
export const suspectPieces = (body: string): readonly Piece[] => {
  if (!SUSPECT.test(body)) return [];
  const found: Piece[] = [];
  visit(parseMarkdown(body), ["html", "heading", "link", "definition"], (node: HTML | Heading | Link | Definition) => {
    const place = sourceOf(body, node);
    if (node.type === "html") found.push({ ...place, kind: "html" });
    else if (node.type === "heading") found.push({ ...place, kind: "heading", depth: node.depth });
    else found.push({ ...place, kind: "link", url: node.url });
  });
  return found;
};

/** Finds the pictures in a markdown text: the build makes their sizes as it does for any other picture. */
import type { Image, ImageReference, Table } from "mdast";
import type { Node } from "unist";
import visit from "unist-util-visit";
import { definitionsIn, parseMarkdown, sourceOf } from "./markdown/parse";
import type { Picture } from "./schema/picture";

/** A picture of a text, and whether a page can show it as one. */
export interface BodyPicture extends Picture {
  /** Whether it is a paragraph of its own, or begins a cell in a row of a table; among words there is no room for it. */
  readonly hasRoom: boolean;
  /** What stands in the file, and where it starts in the text. */
  readonly raw: string;
  readonly index: number;
}

/** Lists the pictures of a markdown text, in its order. Code shows what is written and holds none. */
export const bodyPictures = (body: string): readonly BodyPicture[] => {
  // Most texts hold none, and there may be thousands of them.
  if (!body.includes("![")) return [];
  const tree = parseMarkdown(body);
  const definitions = definitionsIn(tree);
  const withRoom = new Set<Node | undefined>();
  for (const node of tree.children) if (node.type === "paragraph" && node.children.length === 1) withRoom.add(node.children[0]);
  visit(tree, "table", (table: Table) => {
    for (const row of table.children.slice(1)) for (const cell of row.children) withRoom.add(cell.children[0]);
  });
  const found: BodyPicture[] = [];
  visit(tree, ["image", "imageReference"], (node: Image | ImageReference) => {
    const { url, title } = node.type === "image" ? node : (definitions.get(node.identifier) ?? { url: "" });
    const place = sourceOf(body, node);
    found.push({ src: url, alt: node.alt?.trim() ?? "", ...(title && { caption: title }), hasRoom: withRoom.has(node), ...place });
  });
  return found;
};

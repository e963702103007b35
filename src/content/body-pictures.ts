/** Finds the pictures in a markdown text: the build makes their sizes as it does for any other picture. */
import { marked, type Tokens } from "marked";
import type { Picture } from "./schema/picture";

/** A picture of a text, and whether a page can show it as one. */
export interface BodyPicture extends Picture {
  /** Whether it is a paragraph of its own, or begins a cell in a row of a table; among words there is no room for it. */
  readonly hasRoom: boolean;
  /** What stands in the file. */
  readonly raw: string;
}

/** Lists the pictures of a markdown text, in its order. Code shows what is written and holds none. */
export const bodyPictures = (body: string): readonly BodyPicture[] => {
  // Most texts hold none, and there may be thousands of them.
  if (!body.includes("![")) return [];
  const found: Tokens.Image[] = [];
  const first = new Set<unknown>();
  void marked.walkTokens(marked.lexer(body), (token) => {
    if (token.type === "paragraph" && token.tokens?.length === 1) first.add(token.tokens[0]);
    if (token.type === "table") for (const cell of (token as Tokens.Table).rows.flat()) first.add(cell.tokens[0]);
    if (token.type === "image") found.push(token as Tokens.Image);
  });
  return found.map((token) => ({
    src: token.href,
    alt: token.text.trim(),
    ...(token.title && { caption: token.title }),
    hasRoom: first.has(token),
    raw: token.raw,
  }));
};

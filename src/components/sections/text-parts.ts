/** Parts a text that the build made HTML of: its pictures, and what opens a page. */
import { fileOfWidth } from "../../content/format/widest-file";
import type { PictureSource } from "../ui/picture";

/** A text with its pictures, in its order. */
export interface RichText {
  /** Made by the build from our own files. */
  readonly html: string;
  /** The pictures of the text with the sizes that the build made; a picture that is not among them shows as it is. */
  readonly pictures: readonly PictureSource[];
}

/** The first part of a text. */
export interface OpeningText extends RichText {
  /** The heading's name on the page, for links to it. */
  readonly id: string | undefined;
  /** The heading, and the diagrams of the part: HTML. */
  readonly side: string;
}

/** A picture in a paragraph of its own, or at the start of a table's cell, as markdown makes it. */
const PICTURE = /<p><img\b[^>]*><\/p>|(<td\b[^>]*>)<img\b([^>]*)>/g;

const PART = /(?=<h2\b)/;
const HEADING = /^<h2\b(?: id="([^"]+)")?.*?<\/h2>/s;
const DIAGRAM = /<figure><svg\b.*?<\/figure>/gs;

/** Pixels across of a picture in a table, which is drawn 9 to 12 rem wide. */
const CELL_WIDTH = 288;

/** Takes the part under the first heading off a text that begins with one. */
export const partText = ({ html, pictures }: RichText): { readonly opening?: OpeningText; readonly rest: RichText } => {
  const [first = "", ...others] = html.trimStart().split(PART);
  const [heading, id] = HEADING.exec(first) ?? [];
  if (heading === undefined) return { rest: { html, pictures } };
  const words = first.slice(heading.length);
  const count = words.match(PICTURE)?.length ?? 0;
  return {
    opening: {
      id,
      side: [heading, ...(words.match(DIAGRAM) ?? [])].join(""),
      html: words.replace(DIAGRAM, ""),
      pictures: pictures.slice(0, count),
    },
    rest: { html: others.join(""), pictures: pictures.slice(count) },
  };
};

/**
 * Draws a small picture as HTML: what stands in a table is text to React. Its description is that of the text, written as HTML. One
 * JPEG is enough: at this size an AVIF saves less than its address costs the page.
 */
const cellPicture = ({ file }: PictureSource, given: string): string => {
  const data = file?.childImageSharp?.gatsbyImageData;
  const built = data && fileOfWidth(data, CELL_WIDTH);
  const source = built ? ` src="${built.src}" width="${built.width}" height="${built.height}"` : / src="[^"]*"/.exec(given)?.[0];
  const alt = / alt="[^"]*"/.exec(given)?.[0] ?? "";
  return `<img${source ?? ""}${alt} loading="lazy" decoding="async">`;
};

/** A piece of a text, and the picture that stands before it. */
interface Piece {
  readonly html: string;
  readonly picture?: PictureSource | undefined;
}

/** Parts a text at the pictures that have a paragraph of their own, and puts the small ones of tables into it. */
export const piecesOf = ({ html, pictures }: RichText): readonly Piece[] => {
  const pieces: Piece[] = [];
  let piece = "";
  let picture: PictureSource | undefined;
  let end = 0;
  for (const [index, match] of [...html.matchAll(PICTURE)].entries()) {
    const [whole, cell, given = ""] = match;
    const own = pictures[index];
    piece += html.slice(end, match.index);
    end = match.index + whole.length;
    if (!own) piece += whole;
    else if (cell) piece += cell + cellPicture(own, given);
    else {
      pieces.push({ html: piece, picture });
      [piece, picture] = ["", own];
    }
  }
  return [...pieces, { html: piece + html.slice(end), picture }];
};

/** Finds the picture that a page shows first. */
import { Parser } from "htmlparser2";

/** The attributes of an AVIF `<source>`, which are also those of a preload link. */
export interface PictureFiles {
  readonly srcSet: string;
  readonly sizes: string | undefined;
}

/**
 * Returns the AVIFs of the first picture with a high priority in a page's HTML. Returns undefined if there is no such picture, or if the
 * picture has several AVIF sources, because a preload link would have to repeat the rules that choose among them.
 */
export const firstPicture = (body: string): PictureFiles | undefined => {
  /** The AVIF sources of the `<picture>` that is open. */
  let sources: PictureFiles[] | undefined;
  let found: PictureFiles | undefined;
  let isFound = false;
  const parser = new Parser({
    onopentag: (tag, { type, srcset, sizes, fetchpriority }) => {
      if (tag === "picture") sources = [];
      if (tag === "source" && type === "image/avif" && srcset !== undefined) sources?.push({ srcSet: srcset, sizes });
      if (tag !== "img" || fetchpriority !== "high" || isFound) return;
      isFound = true;
      found = sources?.length === 1 ? sources[0] : undefined;
    },
    onclosetag: (tag) => {
      if (tag === "picture") sources = undefined;
    },
  });
  parser.end(body);
  return found;
};

import type { PictureProps } from "../ui/picture";

/** How much of a desk's row a picture of the gallery takes: four of six columns and two rows, a third, a half, all of it. */
export type GalleryPlace = "large" | "third" | "half" | "whole";

/**
 * Says which place a picture has where there is room: a large one with two beside it, below them three in a row, and no row with a hole.
 *
 * @param position of the picture, from 0
 * @param count of all pictures
 */
export const galleryPlace = (position: number, count: number): GalleryPlace => {
  if (count <= 2) return count === 1 ? "whole" : "half";
  if (position === 0) return "large";
  const below = count - 3;
  if (below === 1) return position === count - 1 ? "whole" : "third";
  // What three in a row leave over: two share a row, four share two.
  const halves = { 0: 0, 1: 4, 2: 2 }[below % 3] ?? 0;
  return position >= count - halves ? "half" : "third";
};

const ALONE_IN_ITS_ROW = { media: "width < 64rem", width: "93vw", height: 3 / 2 };
const HALF_OF_A_ROW = { media: "width < 64rem", width: "46vw", height: 3 / 2 };

const ON_A_DESK = {
  large: [
    { media: "width < 84rem", width: "63vw", height: "48vw" },
    { width: "51rem", height: "36rem" },
  ],
  third: [{ width: "26rem", height: 3 / 2 }],
  half: [{ width: "39rem", height: 3 / 2 }],
  whole: [{ width: "78rem", height: 21 / 9 }],
};

/** Pixels across: half of a phone's screen, or a third of a desk's, with three and two dots a pixel. */
const WIDEST_SMALL = 1200;

/** Gives the boxes of a picture: on narrow screens the first stands across the row, and the last where it would stand alone. */
export const galleryBoxes = (position: number, count: number): Pick<PictureProps, "boxes" | "widest"> => {
  const place = galleryPlace(position, count);
  const isAlone = position === 0 || (position === count - 1 && count % 2 === 0);
  return {
    boxes: [isAlone ? ALONE_IN_ITS_ROW : HALF_OF_A_ROW, ...ON_A_DESK[place]],
    ...(!isAlone && place === "third" ? { widest: WIDEST_SMALL } : {}),
  };
};

/** A box that a picture fills, whatever the picture's own shape, on screens that a media condition names. */
export interface Box {
  /** Without one the box holds for all other screens. */
  readonly media?: string;
  /** A length such as 54vw. */
  readonly width: string;
  /** How high it is: width by height where that is fixed, or a length. Without it the box takes the picture's own shape. */
  readonly height?: number | string;
}

/** Whether a card's picture takes half of a desk's row instead of a third: a single card's, and the last two, or four, where three in a row leave some over. */
const isHalf = (position: number, count: number): boolean => {
  if (count === 1) return true;
  const left = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  return left <= count && position >= count - left;
};

/**
 * Gives the boxes of pictures on cards, of which a phone shows one in a row, a tablet two and a desk three (card-grid.module.css).
 *
 * @param shape width by height
 * @param position of the card, from 0
 * @param count of all cards
 * @param leadHeight of a picture that is as high as its words, where they stand beside it: of the first of a tablet's odd number, and of a desk's only one. A length, at most
 */
export const cardBoxes = (shape: number, position: number, count: number, leadHeight: Box["height"] = shape): readonly Box[] => [
  { media: "width < 48rem", width: "93vw", height: shape },
  { media: "width < 72rem", width: "46vw", height: position === 0 && count % 2 === 1 ? leadHeight : shape },
  { width: isHalf(position, count) ? "39rem" : "26rem", height: count === 1 ? leadHeight : shape },
];

/** Multiplies a length such as 54vw, rounded up to a tenth. */
const times = (length: string, factor: number): string =>
  length.replace(/[\d.]+/, (number) => String(Math.ceil(Number(number) * factor * 10) / 10));

const widthIn = ({ width, height }: Box, shape: number): string => {
  if (height === undefined) return width;
  // Of a picture wider than the box its sides are cut off: those pixels are loaded too.
  if (typeof height === "number") return shape > height ? times(width, shape / height) : width;
  return `max(${width},${times(height, shape)})`;
};

/** A screen of three dots a pixel asks for two thirds of them: an eye cannot tell more apart, and a phone would wait for twice the bytes. */
const FINE = "(min-resolution: 2.5dppx)";

/**
 * Returns the `sizes` attribute for a picture that covers its box (`object-fit: cover`). The attribute means the whole picture, not the part
 * that shows, so a box that is high for its width asks for more than its own width.
 *
 * @param boxes the first whose condition holds counts, as in the attribute: a phone's comes first
 * @param shape the picture's width by its height
 */
export const coverSizes = (boxes: readonly Box[], shape: number): string =>
  boxes
    .flatMap(({ media, ...box }, index) => {
      const conditions = media === undefined ? [] : [`(${media})`];
      const fine = { ...box, width: times(box.width, 2 / 3) };
      return [
        ...(index === 0 ? [`${[...conditions, FINE].join(" and ")} ${widthIn(fine, shape)}`] : []),
        [...conditions, widthIn(box, shape)].join(" "),
      ];
    })
    .join(",");

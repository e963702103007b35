/** A box that a picture covers, on screens that match a media condition. */
export interface Box {
  /** Without a condition, the box applies to all other screens. */
  readonly media?: string;
  /** A length such as 54vw. */
  readonly width: string;
  /** Its aspect ratio (width by height) or its height as a length. Without it, the box has the picture's aspect ratio. */
  readonly height?: number | string;
}

/** Checks whether a card takes half of a desktop row, not a third: a single card, and the last two or four if rows of three are not full. */
const isHalf = (position: number, count: number): boolean => {
  if (count === 1) return true;
  const left = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  return left <= count && position >= count - left;
};

/**
 * Returns the boxes of pictures on cards: one per row on a phone, two on a tablet, three on a desktop (card-grid.module.css).
 *
 * @param shape aspect ratio, width by height
 * @param position index of the card, from 0
 * @param count number of cards
 * @param leadHeight maximum height of a picture beside its text, which is as high as the text: the first card of an odd number on a tablet,
 * and a single card on a desktop
 */
export const cardBoxes = (shape: number, position: number, count: number, leadHeight: Box["height"] = shape): readonly Box[] => [
  { media: "width < 48rem", width: "93vw", height: shape },
  { media: "width < 72rem", width: "46vw", height: position === 0 && count % 2 === 1 ? leadHeight : shape },
  { width: isHalf(position, count) ? "39rem" : "26rem", height: count === 1 ? leadHeight : shape },
];

/** Multiplies a length such as 54vw and rounds it up to a tenth. */
const times = (length: string, factor: number): string =>
  length.replace(/[\d.]+/, (number) => String(Math.ceil(Number(number) * factor * 10) / 10));

const widthIn = ({ width, height }: Box, shape: number): string => {
  if (height === undefined) return width;
  // A picture wider than the box is cropped at its sides, and those pixels load too.
  if (typeof height === "number") return shape > height ? times(width, shape / height) : width;
  return `max(${width},${times(height, shape)})`;
};

/** Screens with three dots per pixel load two thirds of the pixels: more would double the bytes without a visible difference. */
const FINE = "(min-resolution: 2.5dppx)";

/**
 * Returns the `sizes` attribute for a picture that covers its box (`object-fit: cover`). The attribute describes the whole picture, not the
 * visible part, so a tall box needs more than its own width.
 *
 * @param boxes the phone's first, because the first match applies
 * @param shape the picture's aspect ratio, width by height
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

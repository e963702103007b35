/** Computes the `sizes` attribute of pictures, from the boxes that they cover. */

/** The box that a picture covers on screens that match a media condition. */
export interface Box {
  /** Media condition. A box without one applies to all other screens. */
  readonly media?: string;
  /** A CSS length, such as 54vw. */
  readonly width: string;
  /** Aspect ratio (width divided by height), for a box without `height`. Defaults to the picture's aspect ratio. */
  readonly shape?: number;
  /** A CSS length. */
  readonly height?: string;
  /** Share of the width that phones with 1.5 to 2.5 device pixels per CSS pixel request. Defaults to 1. */
  readonly share?: number;
}

/**
 * `share` of a card's picture: such phones choose the 560 px file, which has about 1.5 pixels per CSS pixel and two thirds of the bytes
 * of the 722 px file. These are mostly cheap phones, on which the next cards compete with the page's main picture for
 * bandwidth.
 */
export const CARD_SHARE = 0.8;

/**
 * Checks whether a card takes up half a desktop row instead of a third. A single card does, and so do the last two or four cards if the
 * number of cards is not a multiple of three.
 */
const isHalf = (position: number, count: number): boolean => {
  if (count === 1) return true;
  const halves = { 0: 0, 1: 4, 2: 2 }[count % 3] ?? 0;
  return halves <= count && position >= count - halves;
};

/**
 * Returns the boxes of a card's picture. A row has one card on a phone, two on a tablet and three on a desktop (card-grid.module.css).
 *
 * @param shape aspect ratio (width divided by height)
 * @param position index of the card, from 0
 * @param count number of cards
 * @param leadHeight maximum height of a picture beside its text, where the picture is as tall as the text. This applies to the first of an
 * odd number of cards on a tablet, and to a single card on a desktop.
 */
export const cardBoxes = (shape: number, position: number, count: number, leadHeight?: string): readonly Box[] => {
  const lead = leadHeight === undefined ? { shape } : { height: leadHeight };
  return [
    { media: "width < 48rem", width: "93vw", shape, share: CARD_SHARE },
    { media: "width < 72rem", width: "46vw", ...(position === 0 && count % 2 === 1 ? lead : { shape }) },
    { width: isHalf(position, count) ? "39rem" : "26rem", ...(count === 1 ? lead : { shape }) },
  ];
};

/** Returns a CSS length, such as 54vw, multiplied by a factor and rounded up to one decimal place. */
const times = (length: string, factor: number): string =>
  length.replace(/[\d.]+/, (number) => String(Math.ceil(Number(number) * factor * 10) / 10));

/** Returns the width of a whole picture that covers a box. */
const widthIn = ({ width, height, shape }: Box, pictureShape: number): string => {
  if (height !== undefined) return `max(${width},${times(height, pictureShape)})`;
  // If the picture is wider than the box, its sides are cropped, but their pixels still load.
  return shape !== undefined && pictureShape > shape ? times(width, pictureShape / shape) : width;
};

/** Matches screens with at least about two device pixels per CSS pixel. */
const DENSE = "(min-resolution: 1.5dppx)";
/** Matches screens with about three device pixels per CSS pixel, mostly phones. */
const FINE = "(min-resolution: 2.5dppx)";
/**
 * Share of the width that `FINE` screens request, because full resolution would double the bytes without a visible difference. With this
 * share, phones from 360 to 402 CSS pixels wide choose the 722 px file for a hero and for a card. The next wider file has 50% more bytes.
 */
const FINE_SHARE = 0.598;

/**
 * Returns the `sizes` attribute for a picture that covers its box (`object-fit: cover`). The attribute describes the whole picture, not the
 * visible part, so the size is wider than the box if the sides are cropped.
 *
 * @param boxes the phone's box must be first, because browsers use the first match
 * @param pictureShape the picture's aspect ratio (width divided by height)
 */
export const coverSizes = (boxes: readonly Box[], pictureShape: number): string =>
  boxes
    .flatMap(({ media, share, ...box }, index) => {
      const conditions = media === undefined ? [] : [`(${media})`];
      const at = (resolution: string, part: number) =>
        `${[...conditions, resolution].join(" and ")} ${widthIn({ ...box, width: times(box.width, part) }, pictureShape)}`;
      return [
        ...(index === 0 ? [at(FINE, FINE_SHARE)] : []),
        ...(share === undefined ? [] : [at(DENSE, share)]),
        [...conditions, widthIn(box, pictureShape)].join(" "),
      ];
    })
    .join(",");

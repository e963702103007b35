/** Formats and limits of the pictures in `content/images`, for the content check, the build and the editor's upload. */

/** Formats that pages can show, with their file extensions. The first extension is the one that the editor gives a file. */
export const PICTURE_FORMATS = {
  JPEG: [".jpg", ".jpeg"],
  PNG: [".png"],
  WebP: [".webp"],
} as const;

export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** Extensions of the pictures in `content/images`. */
export const PICTURE_ENDINGS: readonly string[] = Object.values(PICTURE_FORMATS).flat();

/** Maximum number of pixels: more than any page needs. Decoding 100 megapixels takes 400 MB of memory. */
export const MAX_PIXELS = 100_000_000;
/** Maximum ratio of a picture's sides. Scaled to a card's width, a longer picture would be a line without height. */
export const MAX_RATIO = 20;
/** Longest side, in pixels, to which the editor scales down larger pictures. No page needs more, even at double pixel density. */
export const LONGEST_SIDE = 3200;
/** The editor stores files up to this size, in bytes, unchanged if the picture is within `LONGEST_SIDE`. */
export const SMALL_BYTES = 1_500_000;

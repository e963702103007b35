/** Quality limits of AVIF files, and the pixels that are compared. */
import sharp from "sharp";
import type { Pixels } from "./likeness";

/**
 * Minimum PSNR in dB over red, green and blue. The hardest picture, bare asphalt with its grain, reaches this and MIN_SSIM at the build's
 * AVIF quality of 43 (src/components/ui/picture.fragment.ts). Quality 51 would add 1.8 dB, and up to 13 kB to the first view on a phone;
 * 36 dB for all pictures would need 57.
 */
export const MIN_PSNR = 31;
/** Minimum SSIM of luma, see above. */
export const MIN_SSIM = 0.91;
/** Files narrower than this many pixels are thumbnails. Their limit is lower, because grain of one pixel dominates them. */
export const THUMBNAIL = 700;
/** Minimum PSNR of a thumbnail in dB, which the hardest picture reaches. */
export const MIN_THUMBNAIL_PSNR = 29.5;

interface Likeness {
  readonly width: number;
  readonly psnr: number;
  readonly ssim: number;
}

/** Checks whether a file is close enough to its master. */
export const isEnough = ({ width, ...likeness }: Likeness): boolean =>
  width < THUMBNAIL ? likeness.psnr >= MIN_THUMBNAIL_PSNR : likeness.psnr >= MIN_PSNR && likeness.ssim >= MIN_SSIM;

/** Decodes a picture to pixels in sRGB. */
export const pixelsOf = async (picture: sharp.Sharp): Promise<Pixels> => {
  const { data, info } = await picture.toColorspace("srgb").flatten().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Resizes a master like gatsby-plugin-sharp. Never enlarges it. */
export const resized = async (master: string, most: number): Promise<sharp.Sharp> => {
  const { width: across, height: down } = (await sharp(master).metadata()).autoOrient;
  const width = Math.min(most, across);
  const height = Math.round(width / (across / down));
  return sharp(master).rotate().resize(width, height, { fit: "cover", position: sharp.strategy.attention });
};

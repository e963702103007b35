/** What a picture's AVIF files keep of its master, and the pixels that are compared. */
import sharp from "sharp";
import type { Pixels } from "./likeness";

/** In dB over red, green and blue, and as the SSIM of luma. */
const LEAST_PSNR = 36;
const LEAST_SSIM = 0.96;
/** Enough for a close-up, a picture that is all grain: the grain hides the loss, and costs several times the bytes. */
const LEAST_PSNR_OF_GRAIN = 33;
/** Bytes a pixel that only such a picture takes at that limit. */
const GRAIN = 0.12;

interface Likeness {
  readonly bytesPerPixel: number;
  readonly psnr: number;
  readonly ssim: number;
}

/** Returns whether a file keeps enough of its master. */
export const isEnough = ({ bytesPerPixel, ...kept }: Likeness): boolean =>
  kept.ssim >= LEAST_SSIM && kept.psnr >= (bytesPerPixel > GRAIN ? LEAST_PSNR_OF_GRAIN : LEAST_PSNR);

/** Decodes a picture to pixels in sRGB. */
export const pixelsOf = async (picture: sharp.Sharp): Promise<Pixels> => {
  const { data, info } = await picture.toColorspace("srgb").flatten().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** Resizes a master as gatsby-plugin-sharp does: never to more pixels than it has. */
export const resized = async (master: string, most: number): Promise<sharp.Sharp> => {
  const { width: across, height: down } = (await sharp(master).metadata()).autoOrient;
  const width = Math.min(most, across);
  const height = Math.round(width / (across / down));
  return sharp(master).rotate().resize(width, height, { fit: "cover", position: sharp.strategy.attention });
};

/** What a picture's AVIF files keep of its master, and the pixels that are compared. */
import sharp from "sharp";
import type { Pixels } from "./likeness";

/**
 * In dB over red, green and blue, and as the SSIM of luma: what the build's one AVIF quality (src/components/ui/picture.fragment.ts) keeps
 * of bare asphalt, which is all grain. Most pictures keep 35 dB or more. 36 dB for all would take a quality of 57, and 19 to 28 kB more of a
 * phone's first view.
 */
const LEAST_PSNR = 33;
const LEAST_SSIM = 0.94;
/** Pixels across below which a file is a thumbnail: grain of one pixel is most of what it shows. */
const THUMBNAIL = 700;
const LEAST_PSNR_OF_THUMBNAIL = 31.5;

interface Likeness {
  readonly width: number;
  readonly psnr: number;
  readonly ssim: number;
}

/** Returns whether a file keeps enough of its master. */
export const isEnough = ({ width, ...kept }: Likeness): boolean =>
  width < THUMBNAIL ? kept.psnr >= LEAST_PSNR_OF_THUMBNAIL : kept.psnr >= LEAST_PSNR && kept.ssim >= LEAST_SSIM;

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

/** Compares an encoded picture with its master as the eye sees them: by SSIM, at the size in pixels at which a screen shows them. */
import sharp from "sharp";
import { ssim } from "ssim.js";

/** Structural similarity (mean SSIM of brightness), without the usual downsampling, which would hide the squares of a low quality. */
const OPTIONS = { ssim: "weber", downsample: false } as const;

const pixelsOf = async (picture: sharp.Sharp) => {
  const { data, info } = await picture.toColorspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: "srgb" as const };
};

/** Resizes a picture to the pixels of the screen. Never enlarges the picture. */
export const shownAt = (picture: string | Buffer, width: number, height: number): sharp.Sharp =>
  sharp(picture).rotate().resize(width, height, { fit: "fill" });

/** Returns the similarity of two pictures of the same size; 1 if they are equal. */
export const similarity = async (one: sharp.Sharp, other: sharp.Sharp): Promise<number> =>
  ssim(await pixelsOf(one), await pixelsOf(other), OPTIONS).mssim;

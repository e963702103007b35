/** Compares an encoded picture with its master, at the size at which a screen shows the picture. Uses SSIM, which approximates human vision. */
import sharp from "sharp";
import { ssim } from "ssim.js";

/** Structural similarity (mean SSIM of brightness). No downsampling: it would hide compression artifacts. */
const OPTIONS = { ssim: "weber", downsample: false } as const;

const pixelsOf = async (picture: sharp.Sharp) => {
  const { data, info } = await picture.toColorspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: "srgb" as const };
};

/** Resizes a picture to exactly width x height. Callers pass at most the picture's own size. */
export const shownAt = (picture: string | Buffer, width: number, height: number): sharp.Sharp =>
  sharp(picture).rotate().resize(width, height, { fit: "fill" });

/** Returns the similarity of two pictures of the same size; 1 if they are equal. */
export const similarity = async (one: sharp.Sharp, other: sharp.Sharp): Promise<number> =>
  ssim(await pixelsOf(one), await pixelsOf(other), OPTIONS).mssim;

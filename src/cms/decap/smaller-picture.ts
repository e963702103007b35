/** Shrinks photos in the browser to the size that pages need: a stored file stays in the repository's history forever. */

import { liesOnItsSide } from "../../content/photo-turn";
import { KIND_BYTES } from "../../content/picture-kind";

/** Longest side of a stored picture, in pixels: more than the widest picture of a page at double pixel density. */
export const LONGEST_SIDE = 3200;
/** Files up to this size, in bytes, are stored unchanged if they are upright and small enough in pixels too. */
const SMALL_BYTES = 1_500_000;
const QUALITY = 0.86;

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be encoded"))), type, QUALITY);
  });

/**
 * Returns a picture that is small enough to store: the same file, or a smaller, upright copy.
 *
 * @throws if the picture cannot be opened or encoded
 */
export const smallerPicture = async (file: File): Promise<File> => {
  // Turn it upright: phones store the orientation in the file.
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const isTurned = liesOnItsSide(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  if (scale === 1 && file.size <= SMALL_BYTES && !isTurned) {
    bitmap.close();
    return file;
  }
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await encode(canvas, file.type);
  return blob.size < file.size || scale < 1 || isTurned ? new File([blob], file.name, { type: file.type }) : file;
};

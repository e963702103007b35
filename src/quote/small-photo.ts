/** Resizes photos, so that five of them can be sent on a weak connection. */

/** The longer side in pixels: enough to show a hairline crack. */
const LONGER_SIDE = 1600;
const QUALITY = 0.85;

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });

const drawSmall = async (photo: File): Promise<Blob | null> => {
  // Rotated as in the EXIF data, which the new file does not have.
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG has no transparency; transparent pixels would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return toBlob(canvas);
};

/**
 * Resizes a photo to 1600 pixels on its longer side, as JPEG without metadata such as place and time.
 *
 * @returns the original photo if this browser cannot read it (HEIC outside Safari) or it would not become smaller
 */
export const smallPhoto = async (photo: File): Promise<File> => {
  try {
    const small = await drawSmall(photo);
    return small && small.size < photo.size ? new File([small], photo.name.replace(/\.\w+$/, "") + ".jpg", { type: "image/jpeg" }) : photo;
  } catch {
    return photo;
  }
};

/** Resizes photos, so that five of them can be sent on a weak connection. */

/** Maximum length of the longer side, in pixels: enough to show a hairline crack. */
const LONGER_SIDE = 1600;
const QUALITY = 0.85;

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });

const drawSmall = async (photo: File): Promise<Blob | null> => {
  // Apply the EXIF rotation, because the new file has no EXIF data.
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  // Paint a white background: JPEG has no transparency, so transparent pixels would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return toBlob(canvas);
};

/**
 * Converts a photo to a JPEG of at most 1600 pixels on the longer side, without metadata such as location and time.
 *
 * @returns the JPEG, or the original photo if this browser cannot read it (HEIC outside Safari) or the JPEG is not smaller
 */
export const smallPhoto = async (photo: File): Promise<File> => {
  try {
    const small = await drawSmall(photo);
    return small && small.size < photo.size ? new File([small], photo.name.replace(/\.\w+$/, "") + ".jpg", { type: "image/jpeg" }) : photo;
  } catch {
    return photo;
  }
};

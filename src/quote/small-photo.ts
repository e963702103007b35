/** Makes photos as small as the office needs them, so that five of them leave a phone on a weak line. */

/** The longer side of what is sent, in pixels: enough to see a hairline crack. */
const LONGER_SIDE = 1600;
const QUALITY = 0.85;

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });

const drawSmall = async (photo: File): Promise<Blob | null> => {
  // Upright as the phone was held: the picture that is sent has no EXIF of its own.
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
  const scale = Math.min(1, LONGER_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG has no transparency: on an empty canvas, transparent pixels would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return toBlob(canvas);
};

/**
 * Makes a photo small: 1600 pixels at the longer side, as JPEG. What it says of place and time is left out.
 *
 * @returns the photo as it is when this browser cannot read it (HEIC outside Safari), or it would not become smaller
 */
export const smallPhoto = async (photo: File): Promise<File> => {
  try {
    const small = await drawSmall(photo);
    return small && small.size < photo.size ? new File([small], photo.name.replace(/\.\w+$/, "") + ".jpg", { type: "image/jpeg" }) : photo;
  } catch {
    return photo;
  }
};

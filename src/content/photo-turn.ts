/** Reads the orientation from a JPEG's EXIF data. */

/** The start of the orientation entry: its tag, type (SHORT) and count, in both byte orders. Its value follows in two bytes. */
const ORIENTATION = { II: "\u0012\u0001\u0003\0\u0001\0\0\0", MM: "\u0001\u0012\0\u0003\0\0\0\u0001" };

/**
 * Checks whether a photo is stored rotated by 90 degrees, so that viewers must rotate it.
 *
 * @param bytes the start of the file
 * @see Exif 2.32, tag 274 (Orientation): values 5 to 8
 */
export const isRotated = (bytes: Uint8Array): boolean => {
  const text = String.fromCharCode(...bytes);
  const exif = text.indexOf("Exif\0\0");
  const isLittle = text.startsWith("II", exif + 6);
  const entry = text.indexOf(isLittle ? ORIENTATION.II : ORIENTATION.MM, exif);
  return exif !== -1 && entry !== -1 && text.charCodeAt(entry + (isLittle ? 8 : 9)) >= 5;
};

/** Reads the orientation from a JPEG's EXIF data. */

const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

const startOfTiff = (bytes: Uint8Array): number => {
  const text = String.fromCharCode(...bytes);
  const at = text.indexOf("Exif\0\0");
  return at === -1 ? -1 : at + 6;
};

/**
 * Checks whether a photo is stored rotated by 90 degrees, so that viewers must rotate it.
 *
 * @param bytes the start of the file
 * @see Exif 2.32, tag 274 (Orientation): values 5 to 8
 */
export const isRotated = (bytes: Uint8Array): boolean => {
  const tiff = startOfTiff(bytes);
  if (tiff === -1 || tiff + 8 > bytes.length) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset + tiff, bytes.length - tiff);
  const isLittle = view.getUint8(0) === 0x49;
  const first = view.getUint32(4, isLittle);
  if (first + 2 > view.byteLength) return false;
  const count = view.getUint16(first, isLittle);
  for (let entry = 0; entry < count; entry++) {
    const at = first + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > view.byteLength) return false;
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle) >= 5;
  }
  return false;
};

/**
 * Detects a file's type from its magic bytes, regardless of its name: for the Worker, which has no decoder, and for the editor, which
 * chooses the format of each upload and advises on files that the browser cannot decode.
 */

/** Types that pages can show, and other types that cameras and programs produce. */
export type PictureKind = "JPEG" | "PNG" | "WebP" | "HEIC" | "AVIF" | "GIF" | "SVG" | "TIFF" | "PDF";

const letters = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));

/** Brands of HEIC files. The generic brands mif1 and msf1 may come first. @see https://nokiatech.github.io/heif/technical.html */
const HEIC = /^(?:hei[cmsx]|hev[cmsx])$/;

/** Maximum number of bytes that are searched for brands, because the size in a damaged file may be wrong. */
const BRAND_BYTES = 128;

/** Returns the type of an ISO media file. Its first box has the box size, "ftyp", the major brand, a version and the compatible brands. */
const kindOfMedia = (bytes: Uint8Array): PictureKind | undefined => {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = letters(bytes, 8, Math.min(size, BRAND_BYTES)).match(/[^]{4}/g) ?? [];
  if (brands.some((brand) => HEIC.test(brand))) return "HEIC";
  return brands.some((brand) => /^avi[fs]$/.test(brand)) ? "AVIF" : undefined;
};

/** Number of bytes needed to detect the type. Not enough for an SVG file that starts with a longer comment. */
export const KIND_BYTES = 512;

/**
 * Returns the type of a picture; undefined if unknown.
 *
 * @param bytes the start of the file: {@link KIND_BYTES} bytes, or the whole file if it is shorter
 * @see https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
 */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  if (letters(bytes, 0, 3) === "\u00FF\u00D8\u00FF") return "JPEG";
  if (letters(bytes, 0, 8) === "\u0089PNG\r\n\u001A\n") return "PNG";
  if (letters(bytes, 0, 4) === "RIFF" && letters(bytes, 8, 12) === "WEBP") return "WebP";
  if (letters(bytes, 4, 8) === "ftyp") return kindOfMedia(bytes);
  if (letters(bytes, 0, 4) === "GIF8") return "GIF";
  if (/^(?:II\*\0|MM\0\*)/.test(letters(bytes, 0, 4))) return "TIFF";
  if (letters(bytes, 0, 4) === "%PDF") return "PDF";
  // eslint-disable-next-line no-restricted-syntax -- These are the first bytes of an arbitrary file.
  return /^[^\0]*<(?:!doctype\s+)?svg[\s>]/i.test(letters(bytes, 0, KIND_BYTES)) ? "SVG" : undefined;
};

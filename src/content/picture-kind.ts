/** Detects the type of a picture from magic bytes, independent of its name. */

/** Types that pages can show, and others that cameras and programs write. */
export type PictureKind = "JPEG" | "PNG" | "WebP" | "HEIC" | "AVIF" | "GIF" | "SVG" | "TIFF" | "PDF";

const letters = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));

/** Brands of HEIC files; mif1 and msf1 may come before any. @see https://nokiatech.github.io/heif/technical.html */
const HEIC = /^(?:hei[cmsx]|hev[cmsx])$/;

/** Returns the type of an ISO media file. Its first box has its size, "ftyp", the major brand, a version and the compatible brands. */
const kindOfMedia = (bytes: Uint8Array): PictureKind | undefined => {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = letters(bytes, 8, Math.min(size, 128)).match(/[^]{4}/g) ?? [];
  if (brands.some((brand) => HEIC.test(brand))) return "HEIC";
  return brands.some((brand) => /^avi[fs]$/.test(brand)) ? "AVIF" : undefined;
};

/** Number of bytes needed to detect the type and the EXIF orientation. */
export const KIND_BYTES = 4096;

/**
 * Returns the type of a picture; undefined if unknown.
 *
 * @param bytes the start of the file, {@link KIND_BYTES} or more
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
  return /^[^\0]*<svg[\s>]/i.test(letters(bytes, 0, 512)) ? "SVG" : undefined;
};

const KIND_OF_ENDING: Readonly<Record<string, PictureKind>> = { jpg: "JPEG", jpeg: "JPEG", png: "PNG", webp: "WebP" };

/** Returns the type of a file's extension; undefined if pages cannot show it. */
export const kindOfFileName = (name: string): PictureKind | undefined => KIND_OF_ENDING[name.toLowerCase().replace(/^.*\./, "")];

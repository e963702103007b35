/** Detects a picture's type from its magic bytes, regardless of its name, and reads its orientation. */

/** Types that pages can show, and other types that cameras and programs produce. */
export type PictureKind = "JPEG" | "PNG" | "WebP" | "HEIC" | "AVIF" | "GIF" | "SVG" | "TIFF" | "PDF";

const letters = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));

/** Brands of HEIC files. The generic brands mif1 and msf1 may come first. @see https://nokiatech.github.io/heif/technical.html */
const HEIC = /^(?:hei[cmsx]|hev[cmsx])$/;

/** Returns the type of an ISO media file. Its first box has the box size, "ftyp", the major brand, a version and the compatible brands. */
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
  return /^[^\0]*<svg[\s>]/i.test(letters(bytes, 0, 512)) ? "SVG" : undefined;
};

const KIND_OF_ENDING: Readonly<Record<string, PictureKind>> = { jpg: "JPEG", jpeg: "JPEG", png: "PNG", webp: "WebP" };

/** Returns the picture type for a file's extension; undefined if pages cannot show the type. */
export const kindOfFileName = (name: string): PictureKind | undefined => KIND_OF_ENDING[name.toLowerCase().replace(/^.*\./, "")];

/** Start of the orientation entry in both byte orders: tag, type (SHORT) and count. The two-byte value follows. */
const ORIENTATION = { II: "\u0012\u0001\u0003\0\u0001\0\0\0", MM: "\u0001\u0012\0\u0003\0\0\0\u0001" };

/**
 * Checks whether a photo is stored sideways, so that viewers must rotate it by 90 degrees.
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

/** Tells by its first bytes what a picture file is, whatever its name says. */

/** Kinds that a page can show, and those that cameras and programs give instead. */
export type PictureKind = "JPEG" | "PNG" | "WebP" | "HEIC" | "AVIF" | "GIF" | "SVG" | "TIFF" | "PDF";

const letters = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.slice(from, to));

/** What the first brand of an ISO media file says; videos have others. */
const BRANDS: Readonly<Record<string, PictureKind>> = {
  ...Object.fromEntries(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"].map((brand) => [brand, "HEIC" as const])),
  avif: "AVIF",
  avis: "AVIF",
};

/** How many bytes of a file are enough to tell, and to find how a photo was held. */
export const KIND_BYTES = 4096;

/**
 * Tells the kind of a picture; nothing when it is none that is known.
 *
 * @param bytes the start of the file, {@link KIND_BYTES} or more
 * @see https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
 */
export const pictureKind = (bytes: Uint8Array): PictureKind | undefined => {
  if (letters(bytes, 0, 3) === "\u00FF\u00D8\u00FF") return "JPEG";
  if (letters(bytes, 0, 8) === "\u0089PNG\r\n\u001A\n") return "PNG";
  if (letters(bytes, 0, 4) === "RIFF" && letters(bytes, 8, 12) === "WEBP") return "WebP";
  if (letters(bytes, 4, 8) === "ftyp") return BRANDS[letters(bytes, 8, 12)];
  if (letters(bytes, 0, 4) === "GIF8") return "GIF";
  if (/^(?:II\*\0|MM\0\*)/.test(letters(bytes, 0, 4))) return "TIFF";
  if (letters(bytes, 0, 4) === "%PDF") return "PDF";
  return /^[^\0]*<svg[\s>]/i.test(letters(bytes, 0, 512)) ? "SVG" : undefined;
};

const KIND_OF_ENDING: Readonly<Record<string, PictureKind>> = { jpg: "JPEG", jpeg: "JPEG", png: "PNG", webp: "WebP" };

/** Gives the kind that a file's name promises; nothing for a name of no kind that pages show. */
export const promisedKind = (name: string): PictureKind | undefined => KIND_OF_ENDING[name.toLowerCase().replace(/^.*\./, "")];

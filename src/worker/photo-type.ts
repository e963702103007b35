/** Tells pictures by their first bytes: names and media types are what the sender says. */

/** A kind of picture the company can open. */
export type PhotoType = "image/jpeg" | "image/png" | "image/webp" | "image/heic";

/** The ending of a stored photo's name, by its type. */
export const PHOTO_ENDINGS: Readonly<Record<PhotoType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
};

/** Brands of HEIC files. @see https://nokiatech.github.io/heif/technical.html */
const HEIC_BRANDS: ReadonlySet<string> = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Lists the brands of an ISO media file: the first one, then those it is compatible with. */
const brandsOf = (bytes: Uint8Array): readonly string[] => {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== "ftyp") return [];
  const size = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), bytes.length, 128);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
};

/** Names the kind of picture, or nothing when the bytes begin like none we take. */
export const photoType = (bytes: Uint8Array): PhotoType | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "image/webp";
  return brandsOf(bytes).some((brand) => HEIC_BRANDS.has(brand)) ? "image/heic" : undefined;
};

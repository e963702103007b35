/** Tells pictures by their first bytes: names and media types are what the sender says. */
import { pictureKind, type PictureKind } from "../content/picture-kind";

/** A kind of picture the company can open. */
export type PhotoType = "image/jpeg" | "image/png" | "image/webp" | "image/heic";

/** The ending of a stored photo's name, by its type. */
export const PHOTO_ENDINGS: Readonly<Record<PhotoType, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
};

const TYPES: Readonly<Partial<Record<PictureKind, PhotoType>>> = {
  JPEG: "image/jpeg",
  PNG: "image/png",
  WebP: "image/webp",
  HEIC: "image/heic",
};

/** Names the kind of picture, or nothing when the bytes begin like none we take. */
export const photoType = (bytes: Uint8Array): PhotoType | undefined => {
  const kind = pictureKind(bytes);
  return kind && TYPES[kind];
};

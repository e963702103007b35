/** Detects image types from magic bytes; never trust names or MIME types. */
import { pictureKind, type PictureKind } from "../content/picture-kind";

/** Image types that the form accepts. */
export type PhotoType = "image/jpeg" | "image/png" | "image/webp" | "image/heic";

/** File extensions by type. */
export const PHOTO_EXTENSIONS: Readonly<Record<PhotoType, string>> = {
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

/** Returns the MIME type of an image, or undefined if the form does not accept its type. */
export const photoType = (bytes: Uint8Array): PhotoType | undefined => {
  const kind = pictureKind(bytes);
  return kind && TYPES[kind];
};

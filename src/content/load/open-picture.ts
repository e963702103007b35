import sharp, { type Sharp, type SharpOptions } from "sharp";
import { MAX_PIXELS } from "../shared/pictures";

/**
 * How the content check and the build decode pictures. A decoder's warning is not an error: browsers show such a picture as well. A file
 * that ends before its last pixel is an error.
 */
export const DECODING = { failOn: "error", limitInputPixels: MAX_PIXELS } as const satisfies SharpOptions;

/** Opens a picture for reading, turned upright according to its EXIF orientation. */
export const openPicture = (source: string | Buffer): Sharp => sharp(source, { ...DECODING, autoOrient: true });

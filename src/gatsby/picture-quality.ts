/**
 * AVIF quality of each picture. Grain needs a higher quality than smooth surfaces to look the same, so one number for all pictures
 * would either show compression artifacts or waste bytes. `npm run bench:pictures -- --choose` measures the numbers (scripts/bench/pictures.mts).
 */
import qualities from "./picture-quality.json";

/**
 * Width in pixels of the file that most phones load for a picture across their screen: those with three device pixels per CSS pixel, up to 402
 * CSS pixels wide (`FINE_SHARE` in src/components/ui/cover-sizes.ts). Other large phones load a wider file, with the desktop quality.
 */
export const PHONE_WIDTH = 722;

/** Qualities of a picture's files. Most phones get a lower quality: their finer pixels hide artifacts, and their connections are slower. */
export interface PictureQuality {
  /** For files up to PHONE_WIDTH. */
  readonly phone: number;
  /** For wider files. */
  readonly desktop: number;
}

/** Quality of pictures that were not measured, such as an owner's new photo: most sample pictures need less. */
const { unmeasured } = qualities;

const measured: ReadonlyMap<string, PictureQuality> = new Map(Object.entries(qualities.measured));

/**
 * Returns the AVIF quality of a picture.
 *
 * @param digest MD5 of the picture's file. The file's name would not do, because owners replace sample pictures under the same names.
 */
export const pictureQuality = (digest: string): PictureQuality => measured.get(digest) ?? unmeasured;

/** Identifies the qualities, for cache keys. */
export const QUALITIES = JSON.stringify(qualities);

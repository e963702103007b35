/**
 * AVIF quality of each picture. Grain needs a higher quality than smooth surfaces to look the same, so one number for all pictures
 * would either show squares or waste bytes. `npm run bench:pictures -- --choose` measures the numbers (scripts/bench/pictures.mts).
 */
import qualities from "./picture-quality.json";

/** The widest file, in pixels, that phones load for a picture across their screen (src/components/ui/picture.fragment.ts). */
export const PHONE_WIDTH = 722;

/** Qualities of a picture's files. On a phone, finer pixels hide more, and bytes take longer. */
export interface PictureQuality {
  /** For files up to PHONE_WIDTH. */
  readonly phone: number;
  /** For wider files. */
  readonly desktop: number;
}

/** Quality of pictures that were not measured, such as an owner's new photo: three of four sample pictures need less. */
const { unmeasured } = qualities;

const measured: ReadonlyMap<string, PictureQuality> = new Map(Object.entries(qualities.measured));

/** Returns the AVIF quality for a file in `content/images`. */
export const pictureQuality = (name: string): PictureQuality => measured.get(name) ?? unmeasured;

/** Identifies the qualities, for cache keys. */
export const QUALITIES = JSON.stringify(qualities);

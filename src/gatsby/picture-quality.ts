/**
 * AVIF quality of each picture. Grain needs a higher quality than smooth surfaces to look the same, so one number for all pictures
 * would either show squares or waste bytes. `npm run bench:pictures -- --choose` measures the numbers (scripts/bench/pictures.mts).
 */
import qualities from "./picture-quality.json";

/** Quality of pictures that were not measured, such as an owner's new photo: three of four sample pictures need less. */
const { unmeasured } = qualities;

const measured: ReadonlyMap<string, number> = new Map(Object.entries(qualities.measured));

/** Returns the AVIF quality for a file in `content/images`. */
export const pictureQuality = (name: string): number => measured.get(name) ?? unmeasured;

/** Identifies the qualities, for cache keys. */
export const QUALITIES = JSON.stringify(qualities);

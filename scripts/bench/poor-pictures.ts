import type { PictureQuality } from "../../src/gatsby/picture-quality";

/** A picture's file as a screen shows it. */
interface Measured {
  /** Name of the master. */
  readonly name: string;
  /** Whether the file has the quality for phones or for desktops. Depends on the file's width, not on the screen that showed it. */
  readonly screen: keyof PictureQuality;
  readonly bytes: number;
  readonly SSIM: number;
}

/**
 * If a file has more than this share of the target bytes, the byte limit capped its quality. Less than 1, because the file may be narrower
 * than the one for which the quality was chosen.
 */
const NEAR_TARGET = 0.9;

/**
 * Returns the pictures that are less similar to their masters than `leastSimilarity`. Omits those in a quality that was limited by bytes: such a
 * picture has a file near the target, and all its files in that quality are less similar on purpose.
 */
export const poorPictures = <Picture extends Measured>(
  measured: readonly Picture[],
  leastSimilarity: number,
  targetBytes: PictureQuality,
): readonly Picture[] => {
  const keyOf = ({ name, screen }: Measured): string => `${name} ${screen}`;
  const limited = new Set(measured.filter(({ bytes, screen }) => bytes > targetBytes[screen] * NEAR_TARGET).map(keyOf));
  return measured.filter((picture) => picture.SSIM < leastSimilarity && !limited.has(keyOf(picture)));
};

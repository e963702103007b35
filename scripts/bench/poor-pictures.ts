import type { PictureQuality } from "../../src/gatsby/picture-quality";

/** A picture's file as a screen shows it. */
interface Measured {
  /** Name of the master. */
  readonly name: string;
  /** Which of the master's two qualities the file has: that for phones, up to a width, or that for desktops. */
  readonly qualityFor: keyof PictureQuality;
  readonly bytes: number;
  readonly SSIM: number;
}

/**
 * If a file has more than this share of the target bytes, the byte limit capped its quality. Less than 1, because the file may be narrower
 * than the one for which the quality was chosen.
 */
const NEAR_TARGET = 0.9;

/**
 * Returns the files that are less similar to their masters than `leastSimilarity`. If one of a picture's files is near the target bytes, the
 * target decided the quality, so all of the picture's files with that quality are less similar on purpose, and are omitted.
 */
export const poorPictures = <Picture extends Measured>(
  measured: readonly Picture[],
  leastSimilarity: number,
  targetBytes: PictureQuality,
): readonly Picture[] => {
  const keyOf = ({ name, qualityFor }: Measured): string => `${name} ${qualityFor}`;
  const limited = new Set(measured.filter(({ bytes, qualityFor }) => bytes > targetBytes[qualityFor] * NEAR_TARGET).map(keyOf));
  return measured.filter((picture) => picture.SSIM < leastSimilarity && !limited.has(keyOf(picture)));
};

import type { PictureQuality } from "../../src/gatsby/picture-quality";

/** A picture's file as a screen shows it. */
interface Measured {
  /** Name of the master. */
  readonly name: string;
  /** Which of the master's two qualities the file has: `phone` for files up to PHONE_WIDTH, `desktop` for wider files. */
  readonly qualityFor: keyof PictureQuality;
  readonly bytes: number;
  readonly SSIM: number;
}

/**
 * A file with more than this share of the byte limit counts as limited by it. Less than 1, because the quality may have been chosen for a
 * wider file, which has more bytes.
 */
const LIMITED_SHARE = 0.9;

/** Numbers of bytes at which the quality of files for phones and desktops is not raised further. */
export type ByteLimits = Readonly<Record<keyof PictureQuality, number>>;

/**
 * Returns the files that are less similar to their masters than `leastSimilarity`. Omits files that are less similar on purpose: if one of a
 * picture's files is near its byte limit, that limit decided the quality, so all of the picture's files with that quality are omitted.
 */
export const poorPictures = <Picture extends Measured>(
  measured: readonly Picture[],
  leastSimilarity: number,
  byteLimits: ByteLimits,
): readonly Picture[] => {
  const keyOf = ({ name, qualityFor }: Measured): string => `${name} ${qualityFor}`;
  const limited = new Set(measured.filter(({ bytes, qualityFor }) => bytes > byteLimits[qualityFor] * LIMITED_SHARE).map(keyOf));
  return measured.filter((picture) => picture.SSIM < leastSimilarity && !limited.has(keyOf(picture)));
};

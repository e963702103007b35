import type { PictureQuality } from "../../src/gatsby/picture-quality";

/** A picture's file as a screen shows it. */
interface Measured {
  /** Name of the master. */
  readonly name: string;
  /** Whether the file has the quality for phones or for desktops. */
  readonly screen: keyof PictureQuality;
  readonly bytes: number;
  readonly SSIM: number;
}

/** Share of the target bytes from which a quality was limited by bytes. Files of other sizes have a little less. */
const NEAR_TARGET = 0.9;

/**
 * Returns the pictures that are less similar to their masters than `least`. Omits those in a quality that was limited by bytes: such a
 * picture has a file near the target, and all its files in that quality are less similar on purpose.
 */
export const poorPictures = <Picture extends Measured>(
  measured: readonly Picture[],
  least: number,
  targetBytes: PictureQuality,
): readonly Picture[] => {
  const keyOf = ({ name, screen }: Measured): string => `${name} ${screen}`;
  const limited = new Set(measured.filter(({ bytes, screen }) => bytes > targetBytes[screen] * NEAR_TARGET).map(keyOf));
  return measured.filter((picture) => picture.SSIM < least && !limited.has(keyOf(picture)));
};

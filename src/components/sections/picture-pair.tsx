import { fillIn } from "../../content/shared/placeholders";
import type { Box } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { useWords } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./picture-pair.module.css";

interface PicturePairProps {
  /** Heading of the pair, such as the project's title. It is part of the handle's accessible name. */
  readonly heading: string;
  readonly before: PictureSource;
  readonly after: PictureSource;
  readonly boxes: readonly Box[];
  /** Whether this is the page's main picture. If so, the "before" side loads before all other pictures. */
  readonly isHero?: boolean;
}

/** Initial position of the handle in percent: the default value of a range input. */
const MIDDLE = "50";

/**
 * Renders two overlaid pictures of the same place, divided by a line that follows a slider handle. src/client/index.ts moves the line.
 * Without JavaScript and in print, both pictures are fully visible.
 */
export const PicturePair = ({ heading, before, after, boxes, isHero = false }: PicturePairProps) => {
  const words = useWords("lists");
  return (
    <div className={styles.pair}>
      {[
        { label: words.before, picture: before },
        { label: words.after, picture: after },
      ].map(({ label, picture }, side) => (
        <figure key={label} className={styles.side}>
          <Picture picture={picture} boxes={boxes} isHero={isHero && side === 0} className={styles.picture} />
          <figcaption className={styles.caption}>
            <strong className={styles.label}>{label}</strong> {picture.caption && nowrap(picture.caption)}
          </figcaption>
        </figure>
      ))}
      {/* No autocomplete: a value restored from an earlier visit would not match the dividing line. */}
      <input
        type="range"
        autoComplete="off"
        aria-label={fillIn(words.handle, { heading })}
        aria-valuetext={fillIn(words.share, { percent: MIDDLE })}
        className={styles.handle}
      />
    </div>
  );
};

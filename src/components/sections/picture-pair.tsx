import { fillIn } from "../../content/shared/placeholders";
import type { Box } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { useWords } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./picture-pair.module.css";

interface PicturePairProps {
  /** What was done: names the handle. */
  readonly heading: string;
  readonly before: PictureSource;
  readonly after: PictureSource;
  readonly boxes: readonly Box[];
  /** Whether the pair is the page's main picture: its first side is asked for before all other pictures. */
  readonly isHero?: boolean;
}

/** Where the handle stands until it is moved, in percent: that of a range without a value. */
const MIDDLE = "50";

/**
 * Shows two pictures of one place as one, divided at the handle (src/client/index.ts moves the line). Without scripting,
 * and on paper, it shows both.
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
            <strong className={styles.label}>{label}</strong>
            {picture.caption && nowrap(picture.caption)}
          </figcaption>
        </figure>
      ))}
      {/* What a browser keeps of an earlier visit would part the pictures elsewhere than the handle says. */}
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

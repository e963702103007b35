import { Section } from "../ui/section";
import { nowrap } from "../../content/format/nowrap";
import type { BeforeAfterProps } from "./before-after";
import { PicturePair } from "./picture-pair";
import * as styles from "./work-gallery.module.css";

/** Sizes of two pairs in work-gallery.module.css. */
const BOXES = [{ media: "width < 62rem", width: "95vw" }, { media: "width < 84rem", width: "47vw" }, { width: "39rem" }];

interface WorkGalleryProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly pairs: readonly BeforeAfterProps[];
}

/** Renders comparison sliders, side by side on wide screens; nothing without a pair. */
export const WorkGallery = ({ heading, text, pairs }: WorkGalleryProps) =>
  pairs.length > 0 && (
    <Section heading={heading} text={text} background="sealed">
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <li key={pair.heading}>
            <h3>{pair.heading}</h3>
            <PicturePair {...pair} boxes={BOXES} />
            {pair.text && <p>{nowrap(pair.text)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );

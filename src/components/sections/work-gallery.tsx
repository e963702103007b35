import { Section } from "../ui/section";
import { nowrap } from "../../content/format/nowrap";
import type { BeforeAfterProps } from "./before-after";
import { PicturePair } from "./picture-pair";
import * as styles from "./work-gallery.module.css";

/** As section.module.css draws a split. */
const BOXES = [{ media: "width < 62rem", width: "95vw" }, { media: "width < 84rem", width: "55vw" }, { width: "43rem" }];

interface WorkGalleryProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly pairs: readonly BeforeAfterProps[];
}

/** Draws pairs below each other. Nothing without a pair. */
export const WorkGallery = ({ heading, text, pairs }: WorkGalleryProps) =>
  pairs.length > 0 && (
    <Section heading={heading} text={text} isSplit>
      <ul>
        {pairs.map((pair) => (
          <li key={pair.heading} className={styles.pair}>
            <h3>{pair.heading}</h3>
            <PicturePair {...pair} boxes={BOXES} />
            {pair.text && <p>{nowrap(pair.text)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );

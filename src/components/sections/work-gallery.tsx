import { Section } from "../ui/section";
import { whole } from "../ui/whole";
import type { BeforeAfterProps } from "./before-after";
import { PicturePair } from "./picture-pair";
import * as styles from "./work-gallery.module.css";

const HALF = [{ media: "width < 62rem", width: "95vw" }, { media: "width < 84rem", width: "47vw" }, { width: "38rem" }];
const WHOLE = [{ media: "width < 84rem", width: "95vw" }, { width: "78rem" }];

interface WorkGalleryProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly pairs: readonly BeforeAfterProps[];
}

/** Draws several pairs, two in a row where there is room; of an odd number the last has a row of its own. Nothing without a pair. */
export const WorkGallery = ({ heading, text, pairs }: WorkGalleryProps) =>
  pairs.length > 0 && (
    <Section heading={heading} text={text}>
      <ul className={styles.pairs}>
        {pairs.map((pair, index) => (
          <li key={pair.heading}>
            <PicturePair {...pair} boxes={index % 2 === 0 && index === pairs.length - 1 ? WHOLE : HALF} />
            <h3>{pair.heading}</h3>
            {pair.text && <p>{whole(pair.text)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );

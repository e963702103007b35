import { Section, type SectionStart } from "../ui/section";
import { nowrap } from "../../content/format/nowrap";
import { PicturePair } from "./picture-pair";
import * as styles from "./work-gallery.module.css";

/** Boxes of sliders in two columns, to match work-gallery.module.css. */
const BOXES = [{ media: "width < 62rem", width: "95vw" }, { media: "width < 84rem", width: "47vw" }, { width: "39rem" }];

/** Renders comparison sliders, side by side on wide screens, or nothing if there are no sliders. */
export const WorkGallery = ({ pairs, ...start }: SectionStart & { readonly pairs: readonly Queries.BeforeAfterFragment[] }) =>
  pairs.length > 0 && (
    <Section {...start} background="sealed">
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

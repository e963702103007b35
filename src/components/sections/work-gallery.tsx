import type { Box } from "../ui/cover-sizes";
import { Section, type SectionStart } from "../ui/section";
import { nowrap } from "../../content/format/nowrap";
import { PicturePair } from "./picture-pair";
import * as styles from "./work-gallery.module.css";

/** Boxes of a slider that fills the row. */
const WIDE: readonly Box[] = [{ media: "width < 84rem", width: "95vw" }, { width: "78rem" }];
/** Boxes of sliders in two columns, or in one column on narrow screens. */
const HALF: readonly Box[] = [{ media: "width < 62rem", width: "95vw" }, { media: "width < 84rem", width: "47vw" }, { width: "39rem" }];

/** Renders comparison sliders, or nothing if there are none. On wide screens, two are side by side, and a single one fills the row. */
export const WorkGallery = ({ pairs, ...start }: SectionStart & { readonly pairs: readonly Queries.BeforeAfterFragment[] }) =>
  pairs.length > 0 && (
    <Section {...start} background="sealed">
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <li key={pair.heading}>
            <h3>{nowrap(pair.heading)}</h3>
            <PicturePair {...pair} boxes={pairs.length === 1 ? WIDE : HALF} />
            {pair.text && <p>{nowrap(pair.text)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );

import type { Box } from "../ui/cover-sizes";
import { Figure } from "../ui/figure";
import type { PictureSource } from "../ui/picture";
import { Section, type SectionStart } from "../ui/section";
import { Strip } from "../ui/strip";
import * as styles from "./gallery.module.css";

interface GalleryProps extends SectionStart {
  readonly pictures: readonly PictureSource[];
}

/** Boxes of the large picture, to match gallery.module.css. `shape` is the aspect ratio. */
const LARGE: readonly Box[] = [
  { media: "width < 48rem", width: "95vw", shape: 3 / 2 },
  { media: "width < 84rem", width: "95vw", shape: 5 / 2 },
  { width: "78rem", shape: 5 / 2 },
];
/** Box of a picture in the strip on a phone. */
const PHONE: Box = { media: "width < 48rem", width: "56vw", shape: 3 / 2 };
/** Boxes of the pictures in the strip. `widest` is enough for a phone with three device pixels per CSS pixel. */
const SMALL = { boxes: [PHONE, { width: "18rem", shape: 3 / 2 }], widest: 700 };
/** Boxes of the pictures in a strip of one or two, each half as wide as the row. */
const HALF: readonly Box[] = [PHONE, { media: "width < 84rem", width: "46vw", shape: 5 / 2 }, { width: "38.5rem", shape: 5 / 2 }];

/** Renders captioned pictures: the first picture is large, with the heading, and the rest are in a strip below. */
export const Gallery = ({ pictures: [first, ...others], ...start }: GalleryProps) =>
  first && (
    <Section {...start} picture={<Figure picture={first} boxes={LARGE} className={styles.large} />} isScreenOnly>
      {others.length > 0 && (
        <Strip label={start.heading} className={styles.strip}>
          {others.map((picture) => (
            <li key={picture.src}>
              <Figure picture={picture} {...(others.length <= 2 ? { boxes: HALF } : SMALL)} className={styles.small} />
            </li>
          ))}
        </Strip>
      )}
    </Section>
  );

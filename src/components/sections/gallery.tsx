import { Picture, type PictureProps, type PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import { whole } from "../ui/whole";
import * as styles from "./gallery.module.css";

interface GalleryProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly pictures: readonly PictureSource[];
}

const ALONE_IN_ITS_ROW = { media: "width < 64rem", width: "93vw", height: 3 / 2 };
const LARGE = [ALONE_IN_ITS_ROW, { media: "width < 84rem", width: "63vw", height: "43vw" }, { width: "51rem", height: "36rem" }];
const SMALL = [
  { media: "width < 64rem", width: "46vw", height: 3 / 2 },
  { width: "26rem", height: 3 / 2 },
];

/** Pixels across: half of a phone's screen, or a third of a desk's, with three and two dots a pixel. */
const WIDEST_SMALL = 1200;

const shownAs = (index: number, count: number): Pick<PictureProps, "boxes" | "widest"> => {
  if (index === 0) return { boxes: LARGE };
  // Of an even number the last is left over where two stand in a row.
  return index === count - 1 && count % 2 === 0 ? { boxes: [ALONE_IN_ITS_ROW, ...SMALL] } : { boxes: SMALL, widest: WIDEST_SMALL };
};

/** Shows pictures with their captions: the first large, the others around it. */
export const Gallery = ({ heading, text, pictures }: GalleryProps) => (
  <Section heading={heading} text={text} isScreenOnly>
    <ul className={styles.grid}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <figure className={styles.figure}>
            <Picture picture={picture} {...shownAs(index, pictures.length)} className={styles.picture} />
            {picture.caption && <figcaption className={styles.caption}>{whole(picture.caption)}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);

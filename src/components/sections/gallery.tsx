import { Picture, type PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import * as styles from "./gallery.module.css";

interface GalleryProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly pictures: readonly PictureSource[];
}

const LARGE = "(width < 84rem) 100vw, 51rem";
const SMALL = "(width < 64rem) 50vw, 26rem";

/** Shows pictures with their captions: the first large, the others around it. */
export const Gallery = ({ heading, text, pictures }: GalleryProps) => (
  <Section heading={heading} text={text}>
    <ul className={styles.grid}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <figure className={styles.figure}>
            <Picture picture={picture} sizes={index === 0 ? LARGE : SMALL} className={styles.picture} />
            {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);

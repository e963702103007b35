import { Picture, type PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import * as styles from "./gallery.module.css";

interface GalleryProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly pictures: readonly PictureSource[];
}

/** Shows pictures with their captions. */
export const Gallery = ({ heading, text, pictures }: GalleryProps) => (
  <Section heading={heading} text={text}>
    <ul className={styles.grid}>
      {pictures.map((picture) => (
        <li key={picture.src}>
          <figure>
            <Picture picture={picture} sizes="(width < 40rem) 100vw, (width < 64rem) 50vw, 26rem" className={styles.picture} />
            {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);

import { Picture, type PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import { whole } from "../ui/whole";
import { galleryBoxes, galleryPlace } from "./gallery-rows";
import * as styles from "./gallery.module.css";

interface GalleryProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly pictures: readonly PictureSource[];
}

/** Shows pictures with their captions. */
export const Gallery = ({ heading, text, pictures }: GalleryProps) => (
  <Section heading={heading} text={text} isScreenOnly>
    <ul className={styles.grid}>
      {pictures.map((picture, index) => (
        <li key={picture.src} className={styles[galleryPlace(index, pictures.length)]}>
          <figure className={styles.figure}>
            <Picture picture={picture} {...galleryBoxes(index, pictures.length)} className={styles.picture} />
            {picture.caption && <figcaption className={styles.caption}>{whole(picture.caption)}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  </Section>
);

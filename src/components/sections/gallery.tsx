import type { Box } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import { Strip } from "../ui/strip";
import { nowrap } from "../ui/nowrap";
import * as styles from "./gallery.module.css";

interface GalleryProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly pictures: readonly PictureSource[];
}

/** As gallery.module.css draws them. */
const LARGE: readonly Box[] = [
  { media: "width < 48rem", width: "95vw", height: 3 / 2 },
  { media: "width < 84rem", width: "95vw", height: 7 / 2 },
  { width: "78rem", height: 7 / 2 },
];
const SMALL: readonly Box[] = [
  { media: "width < 48rem", width: "56vw", height: 3 / 2 },
  { width: "18rem", height: 3 / 2 },
];

/** Pixels across: a picture of the strip, with three dots a pixel on a phone. */
const WIDEST_SMALL = 700;

const Captioned = ({ picture, isLarge = false }: { readonly picture: PictureSource; readonly isLarge?: boolean }) => (
  <figure>
    <Picture
      picture={picture}
      boxes={isLarge ? LARGE : SMALL}
      {...(!isLarge && { widest: WIDEST_SMALL })}
      className={isLarge ? styles.large : styles.small}
    />
    {picture.caption && <figcaption className={styles.caption}>{nowrap(picture.caption)}</figcaption>}
  </figure>
);

/** Shows pictures with their captions: the first large, the others in a strip below it. */
export const Gallery = ({ heading, text, pictures: [first, ...others] }: GalleryProps) =>
  first && (
    <Section heading={heading} text={text} isScreenOnly>
      <Captioned picture={first} isLarge />
      {others.length > 0 && (
        <Strip label={heading} className={styles.strip}>
          {others.map((picture) => (
            <li key={picture.src}>
              <Captioned picture={picture} />
            </li>
          ))}
        </Strip>
      )}
    </Section>
  );

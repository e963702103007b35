import type { Box } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import { Strip } from "../ui/strip";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./gallery.module.css";

interface GalleryProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly pictures: readonly PictureSource[];
}

/** Sizes in gallery.module.css. */
const LARGE: readonly Box[] = [
  { media: "width < 48rem", width: "95vw", height: 3 / 2 },
  { media: "width < 84rem", width: "95vw", height: 5 / 2 },
  { width: "78rem", height: 5 / 2 },
];
const PHONE: Box = { media: "width < 48rem", width: "56vw", height: 3 / 2 };
const SMALL: readonly Box[] = [PHONE, { width: "18rem", height: 3 / 2 }];
/** Sizes where two pictures fill the row. */
const HALF: readonly Box[] = [PHONE, { media: "width < 84rem", width: "46vw", height: 5 / 2 }, { width: "38.5rem", height: 5 / 2 }];

/** Width in pixels of a picture in the strip, on a phone with three dots per pixel. */
const WIDEST_SMALL = 700;

interface CaptionedProps {
  readonly picture: PictureSource;
  readonly boxes: readonly Box[];
  readonly className: string | undefined;
}

const Captioned = ({ picture, boxes, className }: CaptionedProps) => (
  <figure>
    <Picture picture={picture} boxes={boxes} {...(boxes === SMALL && { widest: WIDEST_SMALL })} className={className} />
    {picture.caption && <figcaption className={styles.caption}>{nowrap(picture.caption)}</figcaption>}
  </figure>
);

/** Renders captioned pictures: the first one large with the heading, the others in a strip below. */
export const Gallery = ({ heading, text, pictures: [first, ...others] }: GalleryProps) =>
  first && (
    <Section heading={heading} text={text} picture={<Captioned picture={first} boxes={LARGE} className={styles.large} />} isScreenOnly>
      {others.length > 0 && (
        <Strip label={heading} className={styles.strip}>
          {others.map((picture) => (
            <li key={picture.src}>
              <Captioned picture={picture} boxes={others.length === 2 ? HALF : SMALL} className={styles.small} />
            </li>
          ))}
        </Strip>
      )}
    </Section>
  );

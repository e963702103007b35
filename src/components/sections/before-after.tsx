import { Picture, type PictureProps, type PictureSource } from "../ui/picture";
import { useWords } from "../ui/words";
import { Section } from "../ui/section";
import { whole } from "../ui/whole";
import * as styles from "./before-after.module.css";

export interface BeforeAfterProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly before: PictureSource;
  readonly after: PictureSource;
}

const ON_A_PHONE = { media: "width < 40rem", width: "46vw", height: 5 / 6 };
const ACROSS = [ON_A_PHONE, { media: "width < 84rem", width: "47vw", height: 3 / 2 }, { width: "39rem", height: 3 / 2 }];
const BESIDE_WORDS = [
  ON_A_PHONE,
  { media: "width < 64rem", width: "47vw", height: 3 / 2 },
  { media: "width < 84rem", width: "29vw", height: 3 / 2 },
  { width: "26rem", height: 3 / 2 },
];

/** Pixels across: half of a phone's screen, or a third of a desk's, with three and two dots a pixel. */
const WIDEST_BESIDE_WORDS = 1200;

type Pair = Pick<BeforeAfterProps, "before" | "after">;

/** Sets two pictures of one place side by side. */
const PicturePair = ({ before, after, ...shown }: Pair & Pick<PictureProps, "boxes" | "widest">) => {
  const words = useWords().lists;
  return (
    <div className={styles.pair}>
      {[
        { label: words.before, picture: before },
        { label: words.after, picture: after },
      ].map(({ label, picture }) => (
        <figure key={label} className={styles.side}>
          <Picture picture={picture} {...shown} className={styles.picture} />
          <figcaption>
            <strong className={styles.label}>{label}</strong>
            {picture.caption && <p className={styles.caption}>{whole(picture.caption)}</p>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
};

/** Draws one pair as a section of its own. */
export const BeforeAfter = ({ heading, text, before, after }: BeforeAfterProps) => (
  <Section heading={heading} text={text}>
    <PicturePair before={before} after={after} boxes={ACROSS} />
  </Section>
);

interface WorkGalleryProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly pairs: readonly BeforeAfterProps[];
}

/** Draws several pairs, one under the other. */
export const WorkGallery = ({ heading, text, pairs }: WorkGalleryProps) => (
  <Section heading={heading} text={text}>
    <ul className={styles.pairs}>
      {pairs.map((pair) => (
        <li key={pair.heading}>
          <div>
            <h3>{pair.heading}</h3>
            {pair.text && <p className={styles.text}>{whole(pair.text)}</p>}
          </div>
          <PicturePair before={pair.before} after={pair.after} boxes={BESIDE_WORDS} widest={WIDEST_BESIDE_WORDS} />
        </li>
      ))}
    </ul>
  </Section>
);

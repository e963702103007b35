import { Picture, type PictureSource } from "../ui/picture";
import { useWords } from "../ui/words";
import { Section } from "../ui/section";
import * as styles from "./before-after.module.css";

export interface BeforeAfterProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly before: PictureSource;
  readonly after: PictureSource;
}

const SIZES = "(width < 40rem) 75vw, (width < 84rem) 50vw, 38rem";

/** Sets two pictures of one place side by side. */
export const BeforeAfterPair = ({ before, after }: Pick<BeforeAfterProps, "before" | "after">) => {
  const words = useWords().lists;
  return (
    <div className={styles.pair}>
      {[
        { label: words.before, picture: before },
        { label: words.after, picture: after },
      ].map(({ label, picture }) => (
        <figure key={label} className={styles.side}>
          <Picture picture={picture} sizes={SIZES} className={styles.picture} />
          <figcaption>
            <strong className={styles.label}>{label}</strong>
            {picture.caption && <p className={styles.caption}>{picture.caption}</p>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
};

/** Draws one pair as a section of its own. */
export const BeforeAfter = ({ heading, text, before, after }: BeforeAfterProps) => (
  <Section heading={heading} text={text}>
    <BeforeAfterPair before={before} after={after} />
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
            {pair.text && <p className={styles.text}>{pair.text}</p>}
          </div>
          <BeforeAfterPair before={pair.before} after={pair.after} />
        </li>
      ))}
    </ul>
  </Section>
);

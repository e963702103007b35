import { useId, type ReactNode } from "react";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./section.module.css";

interface SectionProps {
  readonly heading: string;
  readonly text?: string | null | undefined;
  readonly children?: ReactNode;
  /** The background: white, sand, or sealed black. */
  readonly background?: "white" | "sand" | "sealed";
  /** Where there is room, the heading stands beside the content: for content that is one narrow column. */
  readonly isSplit?: boolean;
  /** A picture that it opens with. Where there is room, the heading is cut into it. */
  readonly picture?: ReactNode;
  /** The content goes from edge to edge of the screen, the words below it. */
  readonly isWide?: boolean;
  /** Left out on paper (src/components/styles/print.css). */
  readonly isScreenOnly?: boolean;
  /** Anchor that other pages may link to. */
  readonly id?: string;
}

/** Draws a band of a page with its heading; its name for screen readers is that heading. */
export const Section = ({ heading, text, children, background = "white", picture, isSplit, isWide, isScreenOnly, id }: SectionProps) => {
  const headingId = useId();
  const head = (
    <div className={picture ? `${styles.head} ${styles.notch}` : styles.head}>
      <h2 id={headingId}>{heading}</h2>
      {text && <p className={styles.text}>{nowrap(text)}</p>}
    </div>
  );
  return (
    <section
      id={id}
      className={`${isWide ? styles.wide : styles.section} ${styles[background]}`}
      aria-labelledby={headingId}
      data-dark={background === "sealed" ? "" : undefined}
      data-screen-only={isScreenOnly ? "" : undefined}
    >
      <div className={`${styles.inner} page-width ${isSplit ? styles.split : ""}`}>
        {picture ? (
          <div className={styles.opening}>
            {head}
            {picture}
          </div>
        ) : (
          head
        )}
        {!isWide && children}
      </div>
      {isWide && children}
    </section>
  );
};

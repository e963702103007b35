import { useId, type ReactNode } from "react";
import type { Maybe } from "../../content/shared/required";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./section.module.css";

/** A section's heading, intro text and background. */
export interface SectionStart {
  readonly heading: string;
  readonly text?: Maybe<string>;
  readonly background?: "white" | "sand" | "sealed";
}

interface SectionProps extends SectionStart {
  readonly children?: ReactNode;
  /** Whether wide screens show the heading beside the content. Use for narrow content. */
  readonly isSplit?: boolean;
  /** A picture above the content. On wide screens, the heading is in a notch in the picture. */
  readonly picture?: ReactNode;
  /** Whether the content spans the screen, with the heading and text below (CSS reverses the order). */
  readonly isWide?: boolean;
  /** Whether the section is hidden in print (src/components/styles/print.css). */
  readonly isScreenOnly?: boolean | undefined;
  /** Id that other pages link to. */
  readonly id?: string;
}

/** Renders a section of a page, labeled by its heading. */
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

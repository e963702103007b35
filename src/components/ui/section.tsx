import { useId, type ReactNode } from "react";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./section.module.css";

interface SectionProps {
  readonly heading: string;
  readonly text?: string | null | undefined;
  readonly children?: ReactNode;
  /** The background: white, sand, or sealed black. */
  readonly background?: "white" | "sand" | "sealed";
  /** On wide screens the heading is beside the content: for content in one narrow column. */
  readonly isSplit?: boolean;
  /** A picture at its top. On wide screens the heading is cut into it. */
  readonly picture?: ReactNode;
  /** Whether the content is as wide as the screen, with the text below it. */
  readonly isWide?: boolean;
  /** Whether it is hidden in print (src/components/styles/print.css). */
  readonly isScreenOnly?: boolean;
  /** Id for links from other pages. */
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

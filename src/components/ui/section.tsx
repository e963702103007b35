import { useId, type ReactNode } from "react";
import { nowrap } from "./nowrap";
import * as styles from "./section.module.css";

interface SectionProps {
  readonly heading: string;
  readonly text?: string | null | undefined;
  readonly children?: ReactNode;
  /** The background: white, sand, or sealed black. */
  readonly background?: "white" | "sand" | "sealed";
  /** Where there is room, the heading stands beside the content: for content that is one narrow column. */
  readonly isSplit?: boolean;
  /** Left out on paper (src/components/styles/print.css). */
  readonly isScreenOnly?: boolean;
  /** Anchor that other pages may link to. */
  readonly id?: string;
}

/** Draws a band of a page with its heading; its name for screen readers is that heading. */
export const Section = ({ heading, text, children, background = "white", isSplit = false, isScreenOnly = false, id }: SectionProps) => {
  const headingId = useId();
  return (
    <section
      id={id}
      className={`${styles.section} ${styles[background]}`}
      aria-labelledby={headingId}
      data-dark={background === "sealed" ? "" : undefined}
      data-screen-only={isScreenOnly ? "" : undefined}
    >
      <div className={`${styles.inner} ${isSplit ? styles.split : ""}`}>
        <div className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          {text && <p className={styles.text}>{nowrap(text)}</p>}
        </div>
        {children}
      </div>
    </section>
  );
};

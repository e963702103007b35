import type { ReactNode } from "react";
import * as styles from "./section.module.css";

interface SplitProps {
  /** What stands on the left where there is room, and stays in view. */
  readonly side: ReactNode;
  /** Name of the heading in it. */
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** Draws a section in two columns whose heading, if it has one, is drawn by others: `Section` draws all that have a plain one. */
export const Split = ({ side, labelledBy, children }: SplitProps) => (
  <section className={`${styles.section} ${styles.white}`} aria-labelledby={labelledBy}>
    <div className={`${styles.inner} page-width ${styles.split}`}>
      <div className={styles.head}>{side}</div>
      {children}
    </div>
  </section>
);

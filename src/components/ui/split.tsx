import type { ReactNode } from "react";
import * as styles from "./section.module.css";

interface SplitProps {
  /** Content of the left column, which is sticky on wide screens. */
  readonly side: ReactNode;
  /** Id that links lead to. Do not put an id in `side`: the browser does not scroll to the start of a sticky element. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Renders a section in two columns. If it has a heading, the heading is in `side`. For a plain-text heading, use `Section`. */
export const Split = ({ side, id, children }: SplitProps) => (
  <section className={`${styles.section} ${styles.white}`} id={id}>
    <div className={`${styles.inner} page-width ${styles.split}`}>
      <div className={styles.head}>{side}</div>
      {children}
    </div>
  </section>
);

import type { ReactNode } from "react";
import * as styles from "./prose.module.css";

interface ProseProps {
  readonly html: string;
  /** What stands beside the text where there is room. */
  readonly beside?: ReactNode;
  readonly ground?: "white" | "sand";
}

/** Shows text that an editor wrote in markdown. The build made the HTML of it from our own files. */
export const Prose = ({ html, beside, ground = "white" }: ProseProps) => (
  <div className={ground === "sand" ? styles.sand : ""}>
    <div className={styles.columns}>
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      {beside}
    </div>
  </div>
);

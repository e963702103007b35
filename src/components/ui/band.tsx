import type { ReactNode } from "react";
import * as styles from "./band.module.css";

/** Renders content without a heading at page width, with a section's spacing above and below. */
export const Band = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.band}>
    <div className="page-width">{children}</div>
  </div>
);

import type { ReactNode } from "react";
import * as styles from "./band.module.css";

/** Sets content without a heading of its own on the page's width, with a section's room above and below. */
export const Band = ({ children }: { readonly children: ReactNode }) => <div className={`${styles.band} page-width`}>{children}</div>;

import type { ReactNode } from "react";
import * as styles from "./card-grid.module.css";

interface CardGridProps {
  /** What it is to screen readers: a list of `<li>`, or articles side by side. */
  readonly as?: "ul" | "div";
  readonly children: ReactNode;
}

/** Lays cards out so that their rows are full, whatever their number. */
export const CardGrid = ({ as: Tag = "ul", children }: CardGridProps) => <Tag className={styles.grid}>{children}</Tag>;

import type { ReactNode } from "react";
import * as styles from "./card-grid.module.css";

interface CardGridProps {
  /** The container element: `ul` for `<li>` children, `div` for articles. */
  readonly as?: "ul" | "div";
  readonly children: ReactNode;
}

/** Renders any number of cards in full rows. */
export const CardGrid = ({ as: Tag = "ul", children }: CardGridProps) => <Tag className={styles.grid}>{children}</Tag>;

import type { ReactNode } from "react";
import * as styles from "./card-grid.module.css";

interface CardGridProps {
  /** The element: a list of `<li>`, or a `<div>` of articles. */
  readonly as?: "ul" | "div";
  readonly children: ReactNode;
}

/** Lays out any number of cards in full rows. */
export const CardGrid = ({ as: Tag = "ul", children }: CardGridProps) => <Tag className={styles.grid}>{children}</Tag>;

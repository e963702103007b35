import type { ReactNode } from "react";
import * as styles from "./strip.module.css";

interface StripProps {
  /** Accessible name. */
  readonly label: string;
  /** A class that sets the item width, `--strip-item`. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Renders list items in a row that scrolls by touch, wheel and arrow keys. In print, the items are stacked. */
export const Strip = ({ label, className = "", children }: StripProps) => (
  // The tab stop makes arrow keys work in Safari, which does not make scroll containers focusable. The client script removes the tab stop
  // if all items fit.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  <ul className={`${styles.strip} ${className}`} tabIndex={0} aria-label={label}>
    {children}
  </ul>
);

import type { ReactNode } from "react";
import * as styles from "./strip.module.css";

interface StripProps {
  /** Its name for screen readers. */
  readonly label: string;
  /** A class that says with `--strip-item` how wide an item is. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Sets list items side by side in a row that scrolls by itself, by finger, wheel and arrow keys. On paper they stand below each other. */
export const Strip = ({ label, className = "", children }: StripProps) => (
  // Safari gives a box that scrolls no tab stop, so its keys could not move it. The client script drops the stop where the list fits.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  <ul className={`${styles.strip} ${className}`} tabIndex={0} aria-label={label}>
    {children}
  </ul>
);

import type { ReactNode } from "react";
import { SheetIsland } from "./sheet-part";
import * as styles from "./sheet.module.css";

interface SheetFrameProps {
  /** Name of its place on the page, where links lead to it. */
  readonly id?: string;
  readonly title: string;
  /** Words of the button that prints; it is seen once a script can answer it. */
  readonly print: string;
  /** Whether it is printed alone; otherwise something around it is. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Draws a sheet that opens. While it is open, it is all that is printed of the page; one opens at a time. */
export const SheetFrame = ({ id, title, print, isAlone, children }: SheetFrameProps) => (
  <details id={id} name="sheet" className={styles.sheet} data-sheet={isAlone ? "" : undefined}>
    <summary>{title}</summary>
    {children}
    <SheetIsland print={{ label: print }} />
  </details>
);

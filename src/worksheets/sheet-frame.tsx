import type { ReactNode, RefObject } from "react";
import { Button } from "../components/ui/button";
import * as styles from "./sheet.module.css";

interface SheetFrameProps {
  readonly title: string;
  readonly sheet: RefObject<HTMLDetailsElement>;
  /** Words of the button that prints; it is seen once a script can answer it. */
  readonly print: string;
  /** Whether it is printed alone; otherwise something around it is. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Draws a sheet that opens. While it is open, it is all that is printed of the page; one opens at a time. */
export const SheetFrame = ({ title, sheet, print, isAlone, children }: SheetFrameProps) => (
  <details ref={sheet} name="sheet" className={styles.sheet} data-sheet={isAlone ? "" : undefined}>
    <summary>{title}</summary>
    {children}
    <Button onClick={() => window.print()} data-screen-only="">
      {print}
    </Button>
  </details>
);

import type { ReactNode } from "react";
import { Icon } from "../components/ui/icon";
import { SheetIsland } from "./sheet-part";
import * as styles from "./sheet.module.css";

interface SheetFrameProps {
  /** Target of links to the sheet. */
  readonly id?: string;
  readonly title: string;
  /** Label of the print button, which is hidden until its script is loaded. */
  readonly print: string;
  /** Whether only the sheet is printed. Otherwise the element with `data-sheet` around it is. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Renders a collapsible sheet. Only one can be open, and then only that is printed (sheet.module.css). */
export const SheetFrame = ({ id, title, print, isAlone, children }: SheetFrameProps) => (
  <details id={id} name="sheet" className={styles.sheet} data-sheet={isAlone ? "" : undefined}>
    <summary>
      {title}
      <Icon name="chevron" />
    </summary>
    {children}
    <SheetIsland print={print} />
  </details>
);

import type { ReactNode } from "react";
import { Icon } from "../components/ui/icon";
import { SheetIsland } from "./sheet-island";
import * as styles from "./sheet.module.css";

interface SheetFrameProps {
  /** Id for links to the sheet. */
  readonly id?: string;
  readonly title: string;
  /** Label of the print button, which is hidden until hydration. */
  readonly print: string;
  /** Whether the sheet is printed alone. If not, everything in the surrounding element with `data-sheet` is printed. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Renders a collapsible sheet. Only one sheet can be open at a time, and only the open sheet is printed (sheet.module.css). */
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

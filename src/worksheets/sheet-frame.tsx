import type { ReactNode } from "react";
import { Icon } from "../components/ui/icon";
import { SheetIsland } from "./sheet-island";
import { nowrapItem } from "../content/format/nowrap";
import * as styles from "./sheet.module.css";

interface SheetFrameProps {
  /** Id for links to the sheet. */
  readonly id?: string;
  readonly title: string;
  /** Label of the print button, which is hidden until hydration. */
  readonly print: string;
  /** Whether the sheet is printed alone. If not, it is printed with everything else in the surrounding element with `data-sheet`. */
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

/** Renders a collapsible sheet. Only one sheet can be open at a time. While one is open, the rest of the page is not printed (sheet.module.css). */
export const SheetFrame = ({ id, title, print, isAlone, children }: SheetFrameProps) => (
  <details id={id} name="sheet" className={styles.sheet} data-sheet={isAlone ? "" : undefined}>
    <summary>
      {nowrapItem(title)}
      <Icon name="chevron" />
    </summary>
    {children}
    <SheetIsland print={print} />
  </details>
);

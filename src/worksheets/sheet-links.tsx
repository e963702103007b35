import type { Sheet, SheetBlockWords } from "./types";
import { PageLink } from "../components/ui/page-link";
import { sheetId } from "../content/shared/worksheets";
import { nowrap, nowrapItem } from "../content/format/nowrap";
import * as styles from "./sheet-links.module.css";

// Edges of a thumbnail's content, in units of its 36 by 46 view box.
const LEFT = 4;
const RIGHT = 32;
const BOTTOM = 42;
/** Bottom of a drawing's box. */
const BOX_BOTTOM = BOTTOM - 6;
/** Distance between the top of a drawing's box and the horizontal line in it. */
const BOX_LINE = 9;
/** Distance between two lines of a thumbnail. */
const LINE = 3;

/** Returns the path of a horizontal line. */
const rule = (y: number, from = LEFT, to = RIGHT): string => `M${from} ${y}H${to}`;

/**
 * Returns an SVG path for a sheet's thumbnail, which shows fields as two columns of lines, tables as grids, points as short lines, and
 * drawings as boxes. Leaves out what does not fit.
 *
 * @param start y of the line above the first block
 */
const thumbnailPath = (start: number, blocks: readonly SheetBlockWords[]): string => {
  let y = start;
  const next = (path: (at: number) => string): string => {
    y += LINE;
    return y > BOTTOM ? "" : path(y);
  };
  const box = (): string => {
    const top = y + 4;
    if (top + BOX_LINE >= BOX_BOTTOM) return "";
    y = BOX_BOTTOM;
    return `M${LEFT} ${top}H${RIGHT}V${y}H${LEFT}zM18 ${top}V${y}${rule(top + BOX_LINE)}`;
  };
  return blocks
    .map(({ fields, table, drawing, points }) =>
      [
        ...Array.from({ length: Math.ceil(fields.length / 2) }, () => next((at) => rule(at, LEFT, 17) + rule(at, 19))),
        ...(drawing ? [box()] : []),
        ...(table
          ? [
              next((at) => `${rule(at)}M20 ${at}V${Math.min(at + LINE * table.rows.length, BOTTOM)}`),
              ...table.rows.map(() => next((at) => rule(at))),
            ]
          : []),
        ...points.map(() => next((at) => rule(at, LEFT + 3, RIGHT - 6))),
      ].join(""),
    )
    .join("");
};

interface SheetLinksProps {
  readonly heading: string;
  readonly sheets: readonly Pick<Sheet, "name" | "title" | "blocks">[];
}

/** Renders links to the page's sheets, each with a thumbnail. Renders nothing if the page has no sheets. */
export const SheetLinks = ({ heading, sheets }: SheetLinksProps) =>
  sheets.length > 0 && (
    <nav className={styles.sheets} aria-label={heading} data-screen-only="">
      <p>{nowrap(heading)}</p>
      <ul>
        {sheets.map(({ name, title, blocks }) => (
          <li key={name}>
            <PageLink to={`#${sheetId(name)}`}>
              <svg viewBox="0 0 36 46" width="36" height="46" fill="none" stroke="currentColor" aria-hidden="true">
                <path d="M.5 .5h35v45H.5z" />
                <path strokeWidth="2.5" d="M4 6H24" />
                <path strokeOpacity=".55" d={thumbnailPath(7, blocks)} />
              </svg>
              {nowrapItem(title)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );

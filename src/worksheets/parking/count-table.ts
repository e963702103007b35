/** The rows of table 208.2 in words, with the van spaces beside them. */
import { fillIn } from "../../content/shared/placeholders";
import type { ParkingSheetWords } from "../../content/settings";
import { vansAmong } from "./accessible-spaces";
import { COUNT_ROWS, LARGEST_ROW, ONE_VAN_IN, SHARE_ROW } from "../../content/shared/parking-law";

export interface CountTableRow {
  readonly total: string;
  readonly accessible: string;
  readonly vans: string;
  /** The largest lot that the row is about. */
  readonly to: number;
}

const count = (number: number): string => number.toLocaleString("en-US");
const between = (from: number, to: number): string => `${count(from)}-${count(to)}`;

/** Lists all rows, from small lots to large ones. */
export const countTable = ({ over, percent, plus, oneIn }: ParkingSheetWords["table"]): readonly CountTableRow[] => {
  const vans = fillIn(oneIn, { count: ONE_VAN_IN });
  return [
    ...COUNT_ROWS.map(({ from, to, accessible }) => ({
      total: between(from, to),
      accessible: String(accessible),
      vans: String(vansAmong(accessible)),
      to,
    })),
    { total: between(SHARE_ROW.from, SHARE_ROW.to), accessible: fillIn(percent, SHARE_ROW), vans, to: SHARE_ROW.to },
    {
      total: fillIn(over, { count: count(LARGEST_ROW.above) }),
      accessible: fillIn(plus, { base: LARGEST_ROW.base, each: LARGEST_ROW.each, from: count(LARGEST_ROW.above) }),
      vans,
      to: Infinity,
    },
  ];
};

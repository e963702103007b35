/** The number of accessible spaces that a lot needs, from what a visitor enters, and table 208.2 of the ADA Standards as text. */
import { readNumber } from "../content/format/read-number";
import type { ParkingSheetWords } from "./types";
import { COUNT_ROWS, LARGEST_ROW, ONE_VAN_IN, SHARE_ROW } from "../content/shared/parking-law";
import { fillIn } from "../content/shared/placeholders";

/** Numbers of spaces. `accessible` is the sum of `vans` and `others`. */
interface AccessibleSpaces {
  readonly accessible: number;
  readonly vans: number;
  readonly others: number;
}

const vansAmong = (accessible: number): number => Math.ceil(accessible / ONE_VAN_IN);

const accessibleAmong = (total: number): number => {
  const row = COUNT_ROWS.find(({ to }) => total <= to);
  if (row) return row.accessible;
  // Multiply integers first: in floating point, 0.02 * 650 is more than 13.
  if (total <= SHARE_ROW.to) return Math.ceil((total * SHARE_ROW.percent) / 100);
  return LARGEST_ROW.base + Math.ceil((total - LARGEST_ROW.above) / LARGEST_ROW.each);
};

/**
 * Returns the accessible spaces that section 208.2 of the 2010 ADA Standards requires for one lot or garage.
 *
 * @param total number of all spaces: an integer, at least 1
 */
export const accessibleSpaces = (total: number): AccessibleSpaces => {
  const accessible = accessibleAmong(total);
  const vans = vansAmong(accessible);
  return { accessible, vans, others: accessible - vans };
};

interface CountTableRow {
  readonly total: string;
  readonly accessible: string;
  readonly vans: string;
  /** Number of spaces of the largest lot in this row. */
  readonly to: number;
}

const count = (number: number): string => number.toLocaleString("en-US");
const between = (from: number, to: number): string => `${count(from)}-${count(to)}`;

/** Returns the rows of table 208.2 as text, with the van spaces of section 208.2.4. */
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

/** Why a number cannot be used. The messages are in worksheets.yml (`accessibleParking.count`). */
type SpacesProblem = "unclear" | "fraction" | "none" | "tooLarge";

/** Maximum number of spaces: more than any lot has, but fewer than the square feet that visitors may enter by mistake. */
export const MOST_SPACES = 100_000;

/** Units that people write after the number. */
const UNIT = /\s*(?:parking\s+)?(?:spaces?|stalls?|spots?)$/i;

/** Parses a number of spaces, such as 1200 or 1,200. Returns undefined for empty text. */
export const readSpaces = (written: string): { readonly total: number } | { readonly problem: SpacesProblem } | undefined => {
  const text = written.trim();
  if (text === "") return undefined;
  const total = readNumber(text.replace(UNIT, ""));
  if (total === undefined) return { problem: "unclear" };
  if (total > MOST_SPACES) return { problem: "tooLarge" };
  if (!Number.isInteger(total)) return { problem: "fraction" };
  return total === 0 ? { problem: "none" } : { total };
};

/**
 * The number of accessible spaces that a lot needs, from the total that a visitor enters, and table 208.2 of the 2010 ADA Standards as text.
 * Sections 104.2 (a fraction counts as a whole), 208.2 and 208.2.4; https://www.ada.gov/law-and-regs/design-standards/2010-stds/
 */
import { readNumber } from "../content/format/read-number";
import type { ParkingSheetWords } from "./types";
import { fillIn } from "../content/shared/placeholders";

/** Table 208.2, rows with a number: the most spaces of a lot that needs 1, 2, 3 ... accessible ones. */
const COUNT_ROWS = [25, 50, 75, 100, 150, 200, 300, 400, 500];

/** Table 208.2, row with a percentage. */
const SHARE_ROW = { from: 501, to: 1000, percent: 2 } as const;

/** Table 208.2, last row: a number, plus one for each further number of spaces or part of it. */
const LARGEST_ROW = { above: 1000, base: 20, each: 100 } as const;

/** Section 208.2.4: one of this many accessible spaces, or part of it, is for vans. */
const ONE_VAN_IN = 6;

const vansAmong = (accessible: number): number => Math.ceil(accessible / ONE_VAN_IN);

const accessibleAmong = (total: number): number => {
  const row = COUNT_ROWS.findIndex((most) => total <= most);
  if (row >= 0) return row + 1;
  // Multiply integers first: in floating point, 0.02 * 650 is more than 13.
  if (total <= SHARE_ROW.to) return Math.ceil((total * SHARE_ROW.percent) / 100);
  return LARGEST_ROW.base + Math.ceil((total - LARGEST_ROW.above) / LARGEST_ROW.each);
};

/**
 * Returns the accessible spaces that section 208.2 of the 2010 ADA Standards requires for one lot or garage: the sum of `vans` and `others`.
 *
 * @param total number of all spaces: an integer, at least 1
 */
export const accessibleSpaces = (total: number) => {
  const accessible = accessibleAmong(total);
  const vans = vansAmong(accessible);
  return { accessible, vans, others: accessible - vans };
};

const count = (number: number): string => number.toLocaleString("en-US");
const between = (from: number, to: number): string => `${count(from)}-${count(to)}`;

/** Returns the rows of table 208.2 as text, with the van spaces of section 208.2.4. `to` is the most spaces of a lot in this row. */
export const countTable = ({ over, percent, plus, oneIn }: ParkingSheetWords["table"]) => {
  const vans = fillIn(oneIn, { count: ONE_VAN_IN });
  return [
    ...COUNT_ROWS.map((to, index) => ({
      total: between((COUNT_ROWS[index - 1] ?? 0) + 1, to),
      accessible: String(index + 1),
      vans: String(vansAmong(index + 1)),
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
export const MAX_SPACES = 100_000;

/** Units that people write after the number. */
const UNIT = /\s*(?:parking\s+)?(?:spaces?|stalls?|spots?)$/i;

/** Parses a number of spaces, such as 1200 or 1,200. Returns undefined for empty text. */
export const readSpaces = (written: string): { readonly total: number } | { readonly problem: SpacesProblem } | undefined => {
  const text = written.trim();
  if (text === "") return undefined;
  const total = readNumber(text.replace(UNIT, ""));
  if (total === undefined) return { problem: "unclear" };
  if (total > MAX_SPACES) return { problem: "tooLarge" };
  if (!Number.isInteger(total)) return { problem: "fraction" };
  return total === 0 ? { problem: "none" } : { total };
};

/**
 * Computes how many accessible spaces a lot needs, and formats table 208.2 of the 2010 ADA Standards.
 *
 * @see https://www.ada.gov/law-and-regs/design-standards/2010-stds/ sections 104.2 (fractions are rounded up), 208.2 and 208.2.4
 */
import { readSpaceCount } from "../content/format/read-number";
import type { ParkingSheetWords } from "./types";
import { fillIn } from "../content/shared/placeholders";

/** First rows of table 208.2: the largest totals for which 1, 2, 3 and so on accessible spaces are enough. */
const COUNT_ROWS = [25, 50, 75, 100, 150, 200, 300, 400, 500];

/** Row of table 208.2 with a percentage. */
const SHARE_ROW = { from: 501, to: 1000, percent: 2 } as const;

/** Last row of table 208.2: 20 accessible spaces, plus one for each 100 spaces (or fraction of 100) above 1,000. */
const LARGEST_ROW = { above: 1000, base: 20, each: 100 } as const;

/** Section 208.2.4: one of every six accessible spaces (or fraction of six) must be for vans. */
const ONE_VAN_IN = 6;

const vansAmong = (accessible: number): number => Math.ceil(accessible / ONE_VAN_IN);

const accessibleAmong = (total: number): number => {
  const row = COUNT_ROWS.findIndex((most) => total <= most);
  if (row >= 0) return row + 1;
  // Multiply integers first, so that a floating-point error cannot make `ceil` add a space.
  if (total <= SHARE_ROW.to) return Math.ceil((total * SHARE_ROW.percent) / 100);
  return LARGEST_ROW.base + Math.ceil((total - LARGEST_ROW.above) / LARGEST_ROW.each);
};

/**
 * Returns how many accessible spaces section 208.2 requires for one lot or garage. `accessible` is the sum of `vans` and `others`.
 *
 * @param total number of all parking spaces, an integer of at least 1
 */
export const accessibleSpaces = (total: number) => {
  const accessible = accessibleAmong(total);
  const vans = vansAmong(accessible);
  return { accessible, vans, others: accessible - vans };
};

const formatCount = (number: number): string => number.toLocaleString("en-US");
const between = (from: number, to: number): string => `${formatCount(from)}-${formatCount(to)}`;

/** Formats the rows of table 208.2, with the van spaces of section 208.2.4. `to` is the maximum total of a row. */
export const countTable = ({ over, percent, plus, oneIn }: ParkingSheetWords["table"]) => {
  const vans = fillIn(oneIn, { count: ONE_VAN_IN });
  return [
    ...COUNT_ROWS.map((to, index) => ({
      range: between((COUNT_ROWS[index - 1] ?? 0) + 1, to),
      accessible: String(index + 1),
      vans: String(vansAmong(index + 1)),
      to,
    })),
    { range: between(SHARE_ROW.from, SHARE_ROW.to), accessible: fillIn(percent, SHARE_ROW), vans, to: SHARE_ROW.to },
    {
      range: fillIn(over, { count: formatCount(LARGEST_ROW.above) }),
      accessible: fillIn(plus, { base: LARGEST_ROW.base, each: LARGEST_ROW.each, from: formatCount(LARGEST_ROW.above) }),
      vans,
      to: Infinity,
    },
  ];
};

/** Why an entered number is rejected. The messages are in worksheets.yml (`accessibleParking.count`). */
type SpacesProblem = "unclear" | "fraction" | "none" | "tooLarge";

/** Maximum total: more spaces than any lot has. A larger number is probably an area in square feet. */
export const MAX_SPACES = 100_000;

/** Parses a number of spaces, such as 1200 or 1,200. Returns the total or the problem, or undefined for blank input. */
export const readSpaces = (written: string): { readonly total: number } | { readonly problem: SpacesProblem } | undefined => {
  if (written.trim() === "") return undefined;
  const total = readSpaceCount(written);
  if (total === undefined) return { problem: "unclear" };
  if (total > MAX_SPACES) return { problem: "tooLarge" };
  if (!Number.isInteger(total)) return { problem: "fraction" };
  return total === 0 ? { problem: "none" } : { total };
};

/**
 * Legal numbers for accessible parking, used by the worksheet and the diagram of the stalls.
 *
 * Federal: 2010 ADA Standards for Accessible Design, sections 104.2 (a fraction counts as a whole), 208.2 and table 208.2, 208.2.1,
 * 208.2.2, 208.2.4, 216.5 (exception 1), 502.2 to 502.6; https://www.ada.gov/law-and-regs/design-standards/2010-stds/
 * State: Nevada Revised Statutes 484B.467, in the text of 2015, the latest that could be compared.
 */

/** A row of table 208.2 with a number: the total spaces, and the accessible ones. */
export interface CountRow {
  readonly from: number;
  readonly to: number;
  readonly accessible: number;
}

/** Table 208.2, rows with a number. */
export const COUNT_ROWS: readonly CountRow[] = [
  { from: 1, to: 25, accessible: 1 },
  { from: 26, to: 50, accessible: 2 },
  { from: 51, to: 75, accessible: 3 },
  { from: 76, to: 100, accessible: 4 },
  { from: 101, to: 150, accessible: 5 },
  { from: 151, to: 200, accessible: 6 },
  { from: 201, to: 300, accessible: 7 },
  { from: 301, to: 400, accessible: 8 },
  { from: 401, to: 500, accessible: 9 },
];

/** Table 208.2, row with a percentage. */
export const SHARE_ROW = { from: 501, to: 1000, percent: 2 } as const;

/** Table 208.2, last row: a number, plus one for each further number of spaces or part of it. */
export const LARGEST_ROW = { above: 1000, base: 20, each: 100 } as const;

/** Section 208.2.4: one of this many accessible spaces, or part of it, is for vans. */
export const ONE_VAN_IN = 6;

/** Section 208.2.1, hospital outpatient facilities: percent of the spaces of patients and visitors. */
export const OUTPATIENT_PERCENT = 10;

/** Section 208.2.2, rehabilitation of mobility and outpatient physical therapy: percent of the spaces of patients and visitors. */
export const REHABILITATION_PERCENT = 20;

/** Sections 502.2, 502.3.1 and 502.5: inches. A van space is wide with an aisle, or as wide as a car's with a wide aisle. */
export const INCHES = { car: 96, aisle: 60, van: 132, vanAisle: 96, clearance: 98 } as const;

/** Section 502.4: maximum slope of space and aisle, as 1 in this number. */
export const SLOPE_RUN = 48;

/** Section 502.6: inches from the ground to the lower edge of a sign. */
export const SIGN_INCHES = 60;

/** Dimensions in the diagram of the stalls, by placeholder, in inches. */
export const STALL_SIZES = { vanInches: INCHES.van, aisleInches: INCHES.aisle, carInches: INCHES.car, signInches: SIGN_INCHES } as const;

/** Section 216.5, exception 1: a site with at most this many parking spaces needs no federal sign. */
export const NO_SIGN_UP_TO = 4;

/** NRS 484B.467: the fine on the sign in dollars, the height of its lower edge in feet, and the spaces from which a lot counts as larger. */
export const NEVADA_SIGN = { fine: 250, feet: 4, largerLot: 60 } as const;

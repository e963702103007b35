/** How many accessible spaces a lot needs. */
import { COUNT_ROWS, LARGEST_ROW, ONE_VAN_IN, SHARE_ROW } from "../../content/shared/parking-law";

/** Spaces; `vans` and `others` make up `accessible`. */
export interface AccessibleSpaces {
  readonly accessible: number;
  readonly vans: number;
  readonly others: number;
}

/** Counts the van spaces among accessible ones. */
export const vansAmong = (accessible: number): number => Math.ceil(accessible / ONE_VAN_IN);

const accessibleAmong = (total: number): number => {
  const row = COUNT_ROWS.find(({ to }) => total <= to);
  if (row) return row.accessible;
  // Whole numbers before the division: 0.02 * 650 is more than 13.
  if (total <= SHARE_ROW.to) return Math.ceil((total * SHARE_ROW.percent) / 100);
  return LARGEST_ROW.base + Math.ceil((total - LARGEST_ROW.above) / LARGEST_ROW.each);
};

/**
 * Works out the spaces of one lot or garage by section 208.2 of the 2010 ADA Standards.
 *
 * @param total all of its spaces: a whole number, at least 1
 */
export const accessibleSpaces = (total: number): AccessibleSpaces => {
  const accessible = accessibleAmong(total);
  const vans = vansAmong(accessible);
  return { accessible, vans, others: accessible - vans };
};

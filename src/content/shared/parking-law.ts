/**
 * Dimensions of accessible parking, from the 2010 ADA Standards for Accessible Design, sections 502.2 to 502.6;
 * https://www.ada.gov/law-and-regs/design-standards/2010-stds/
 */

/** Sections 502.2 and 502.3.1: minimum widths in inches. */
export const INCHES = { car: 96, aisle: 60, van: 132 } as const;

/** Section 502.4: the run in the maximum slope of spaces and aisles, 1:48. */
export const SLOPE_RUN = 48;

/** Section 502.6: inches from the ground to the bottom of a sign. */
export const SIGN_INCHES = 60;

/** Dimensions in the stalls diagram, in inches, by placeholder. */
export const STALL_SIZES = { vanInches: INCHES.van, aisleInches: INCHES.aisle, carInches: INCHES.car, signInches: SIGN_INCHES } as const;

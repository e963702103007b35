/**
 * Dimensions of accessible parking spaces, from sections 502.2 to 502.6 of the 2010 ADA Standards for Accessible Design.
 *
 * @see https://www.ada.gov/law-and-regs/design-standards/2010-stds/
 */

/**
 * Sections 502.2 and 502.3.1: minimum widths in inches. The wide aisle is beside a van space that is only as wide as a car space.
 */
export const INCHES = { car: 96, aisle: 60, van: 132, wideAisle: 96 } as const;

/** Section 502.4: the maximum slope of spaces and aisles is 1:48, a rise of 1 in a run of 48. */
export const SLOPE_RUN = 48;

/** Section 502.5: minimum vertical clearance for vans, in inches. */
export const CLEARANCE_INCHES = 98;

/** Section 502.6: minimum height of a sign's lower edge above the ground, in inches. */
export const SIGN_INCHES = 60;

/** Dimensions in the stalls diagram, in inches, by placeholder name. */
export const STALL_SIZES = { vanInches: INCHES.van, aisleInches: INCHES.aisle, carInches: INCHES.car, signInches: SIGN_INCHES } as const;

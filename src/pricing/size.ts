/** Parses sizes as visitors type them. */
import { readNumber, readSpaceCount } from "../content/format/read-number";

/** What can be wrong with a size. The messages are under `calculator.refusals` in price-guide.yml. */
export type SizeProblem = "empty" | "unclear" | "tooSmall" | "tooLarge";

/** Name of a size field. */
export type SizeField = "area" | "length" | "width" | "stalls";

/** A number of square feet or stalls, from 1 to LARGEST_AREA; or the problem and its field. */
export type Amount = { readonly amount: number } | { readonly problem: SizeProblem; readonly field: SizeField };

/** The size as the visitor typed it. `way` is `area`, `sides` or `stalls`. */
export type WrittenSize = Readonly<Partial<Record<SizeField | "way", string>>>;

/** Maximum area in square feet: about 230 acres, more than any lot in the valley. */
export const LARGEST_AREA = 10_000_000;
/** Square feet in an acre. @see https://www.nist.gov/pml/owm/si-units-area */
const ACRE = 43_560;

/** Matches a unit of area at the end of a size, in English or Spanish. */
const SQUARE_FEET = /\s*(?:(?:square|sq)\.?\s*(?:ft|feet|foot)\.?|s\.?f\.?|pies?\s*cuadrados?|(?:ft|feet|foot|pies?)(?:\s*²|\^?2))$/i;
const ACRES = /\s*acres?$/i;
const THOUSANDS = /\s*k$/i;
const BETWEEN_SIDES = /\s*(?:x|×|\*|by|por)\s*/i;

const NUMBER = String.raw`([\d.,]+)`;
const FOOT_UNIT = String.raw`\s*(?:'|′|’|(?:ft|feet|foot|pies?)\.?)`;
const INCH_UNIT = String.raw`\s*(?:"|″|”|''|in\.?|inch(?:es)?|pulg(?:adas?|\.)?)`;
/** Matches 20', 20 feet and 20. */
const ONLY_FEET = new RegExp(`^${NUMBER}(?:${FOOT_UNIT})?$`, "i");
/** Matches 240" and 240 inches. */
const ONLY_INCHES = new RegExp(`^${NUMBER}${INCH_UNIT}$`, "i");
/** Matches 20'6", 20'-6", 20 ft 6 in, 20 ft 6 and 20 6". */
const FEET_AND_INCHES = new RegExp(String.raw`^${NUMBER}(?:${FOOT_UNIT}\s*-?\s*${NUMBER}(?:${INCH_UNIT})?|\s+${NUMBER}${INCH_UNIT})$`, "i");

/** Parses a number. Returns NaN if the input is unclear, as do the functions below. */
const numberIn = (written: string): number => readNumber(written) ?? Number.NaN;

/** Returns the numbers that a pattern finds. If the text does not match, the only number is NaN. */
const numbersIn = (pattern: RegExp, written: string): readonly number[] =>
  (pattern.exec(written.trim())?.slice(1).filter(Boolean) ?? [""]).map(numberIn);

/** Parses a length and returns feet. Two numbers without a unit, such as `20 6`, are unclear. */
const readLength = (written: string): number => {
  const [onlyFeet = Number.NaN] = numbersIn(ONLY_FEET, written);
  const [onlyInches = Number.NaN] = numbersIn(ONLY_INCHES, written);
  const [feet = Number.NaN, inches = Number.NaN] = numbersIn(FEET_AND_INCHES, written);
  return [onlyFeet, onlyInches / 12, inches < 12 ? feet + inches / 12 : Number.NaN].find((length) => !Number.isNaN(length)) ?? Number.NaN;
};

/** Parses an area and returns square feet. Accepts `20,000`, `600 sq ft`, `20k`, `1.5 acres` and `20 x 30`. */
const readArea = (written: string): number => {
  const text = written.trim().replace(SQUARE_FEET, "");
  if (ACRES.test(text)) return numberIn(text.replace(ACRES, "")) * ACRE;
  if (THOUSANDS.test(text)) return numberIn(text.replace(THOUSANDS, "")) * 1000;
  const [first = "", second, ...more] = text.split(BETWEEN_SIDES);
  if (more.length > 0) return Number.NaN;
  // Inches are a length, not an area.
  if (second === undefined) return numbersIn(ONLY_FEET, first)[0] ?? Number.NaN;
  // In `240 x 120 in`, the first number may be in inches too.
  const isUnclear = readNumber(first) !== undefined && ONLY_INCHES.test(second);
  return isUnclear ? Number.NaN : readLength(first) * readLength(second);
};

/** Returns the amount of `field`, or what is wrong with it. */
const checked = (written: string, number: number, field: SizeField): Amount => {
  if (written.trim() === "") return { problem: "empty", field };
  if (Number.isNaN(number)) return { problem: "unclear", field };
  if (number < 1) return { problem: "tooSmall", field };
  return number > LARGEST_AREA ? { problem: "tooLarge", field } : { amount: number };
};

/** Parses a size. Returns the amount, or the problem and its field. */
export const readSize = ({ way, area = "", length = "", width = "", stalls = "" }: WrittenSize): Amount => {
  if (way === "stalls") return checked(stalls, readSpaceCount(stalls) ?? Number.NaN, "stalls");
  if (way !== "sides") return checked(area, readArea(area), "area");
  const sides = [checked(length, readLength(length), "length"), checked(width, readLength(width), "width")] as const;
  if ("problem" in sides[0]) return sides[0];
  if ("problem" in sides[1]) return sides[1];
  // Report an area that is too large at the second field, which the visitor typed last.
  return checked(width, sides[0].amount * sides[1].amount, "width");
};

/** Formats an amount, such as 20,000 or 1,200.5, with at most two decimals. */
export const amountInWords = (amount: number): string => amount.toLocaleString("en-US", { maximumFractionDigits: 2 });

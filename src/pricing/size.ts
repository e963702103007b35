/** Parses sizes as visitors type them. */
import { readNumber } from "../content/format/read-number";

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

/** Matches a unit of area, or "stalls", at the end of a size. */
const UNIT = /\s*(?:(?:square|sq)\.?\s*(?:ft|feet|foot)\.?|s\.?f\.?|(?:ft|feet|foot)(?:\s*²|\^?2)|stalls?)$/i;
const ACRES = /\s*acres?$/i;
const THOUSANDS = /\s*k$/i;
/** Matches 20'6", 20 ft 6 in, 20 feet, 20. */
const FEET_AND_INCHES = /^([\d.,]+)\s*(?:'|′|’|ft\.?|feet|foot)?(?:\s*([\d.]+)\s*(?:"|″|”|''|in\.?|inch(?:es)?)?)?$/i;
const BETWEEN_SIDES = /\s*(?:x|×|\*|by)\s*/i;

/** Parses a number. Returns NaN if the input is unclear, as do the two functions below. */
const numberIn = (written: string): number => readNumber(written) ?? Number.NaN;

/** Parses feet, with or without inches. Two bare numbers, such as `20 6`, are unclear. */
const readFeet = (written: string): number => {
  const [, feet = "", inches] = FEET_AND_INCHES.exec(written.trim()) ?? [];
  if (inches === undefined) return numberIn(feet);
  const isClear = numberIn(inches) < 12 && /[^\d.,\s]/.test(written);
  return isClear ? numberIn(feet) + numberIn(inches) / 12 : Number.NaN;
};

/** Parses an area and returns square feet. Accepts `20,000`, `600 sq ft`, `20k`, `1.5 acres` and `20 x 30`. */
const readArea = (written: string): number => {
  const text = written.trim().replace(UNIT, "");
  if (ACRES.test(text)) return numberIn(text.replace(ACRES, "")) * ACRE;
  if (THOUSANDS.test(text)) return numberIn(text.replace(THOUSANDS, "")) * 1000;
  const [first = "", second, ...more] = text.split(BETWEEN_SIDES);
  if (more.length > 0) return Number.NaN;
  if (second !== undefined) return readFeet(first) * readFeet(second);
  // Feet and inches are a length, not an area.
  return FEET_AND_INCHES.exec(first)?.[2] === undefined ? readFeet(first) : Number.NaN;
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
  if (way === "stalls") return checked(stalls, numberIn(stalls.trim().replace(UNIT, "")), "stalls");
  if (way !== "sides") return checked(area, readArea(area), "area");
  const sides = [checked(length, readFeet(length), "length"), checked(width, readFeet(width), "width")] as const;
  if ("problem" in sides[0]) return sides[0];
  if ("problem" in sides[1]) return sides[1];
  // Report an area that is too large at the second field, which the visitor typed last.
  return checked(width, sides[0].amount * sides[1].amount, "width");
};

/** Formats an amount, such as 20,000 or 1,200.5, with at most two decimals. */
export const amountInWords = (amount: number): string => amount.toLocaleString("en-US", { maximumFractionDigits: 2 });

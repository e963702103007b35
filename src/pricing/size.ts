/** How large it is, out of what a visitor wrote. */
import { readNumber } from "../content/format/read-number";

/** What is wrong with a size; content has the words (`calculator.refusals` in price-guide.yml). */
export type SizeProblem = "empty" | "unclear" | "tooSmall" | "tooLarge";

/** Square feet, feet or stalls: a finite number, at least 1. */
export type Amount = { readonly amount: number } | { readonly problem: SizeProblem };

/** The largest area that is answered, in square feet: some 230 acres, more than any lot of the valley. */
export const LARGEST_AREA = 10_000_000;

/** What people write after a number. */
const UNIT = /\s*(?:(?:square|sq)\.?\s*(?:ft|feet|foot)\.?|s\.?f\.?|ft²|ft\.?|feet|foot|'|stalls?)$/i;

/** Reads a number as Americans write it. */
export const readAmount = (written: string): Amount => {
  const text = written.trim().replace(UNIT, "");
  if (text === "") return { problem: written.trim() === "" ? "empty" : "unclear" };
  const amount = readNumber(text);
  if (amount === undefined) return { problem: "unclear" };
  if (amount < 1) return { problem: "tooSmall" };
  return amount > LARGEST_AREA ? { problem: "tooLarge" } : { amount };
};

/** Multiplies two sides, each as it was written. */
export const readSides = (length: string, width: string): Amount => {
  const [one, other] = [readAmount(length), readAmount(width)];
  if ("problem" in one) return one;
  if ("problem" in other) return other;
  const amount = one.amount * other.amount;
  return amount > LARGEST_AREA ? { problem: "tooLarge" } : { amount };
};

/** Writes 20,000, and 1,200.5. */
export const amountInWords = (amount: number): string => amount.toLocaleString("en-US", { maximumFractionDigits: 2 });

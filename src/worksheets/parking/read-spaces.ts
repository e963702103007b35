/** The number of a lot's spaces, out of what a visitor wrote. */
import { readNumber } from "../../content/format/read-number";

/** What is wrong with it; content has the words (`accessibleParking.count` in worksheets.yml). */
export type SpacesProblem = "unclear" | "fraction" | "none" | "tooLarge";

/** The most spaces that are answered: more than any lot has, and fewer than most lots have square feet. */
export const MOST_SPACES = 100_000;

/** What people write after the number. */
const UNIT = /\s*(?:parking\s+)?(?:spaces?|stalls?|spots?)$/i;

/** Reads a number of spaces, as 1200 or 1,200; nothing while nothing is written. */
export const readSpaces = (written: string): { readonly total: number } | { readonly problem: SpacesProblem } | undefined => {
  const text = written.trim();
  if (text === "") return undefined;
  const total = readNumber(text.replace(UNIT, ""));
  if (total === undefined) return { problem: "unclear" };
  if (total > MOST_SPACES) return { problem: "tooLarge" };
  if (!Number.isInteger(total)) return { problem: "fraction" };
  return total === 0 ? { problem: "none" } : { total };
};

/** Matches 20000, 20,000 and 1,200.5. Allows commas only between groups of three digits, so that 1,5 is not read as 15. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

/** Parses a number in American notation, without a sign; returns undefined if the text is not a number. */
export const readNumber = (text: string): number | undefined =>
  NUMBER.test(text) && /\d/.test(text) ? Number(text.replaceAll(",", "")) : undefined;

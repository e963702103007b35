/** Matches 20000, 20,000 and 1,200.5. Allows commas only between groups of three digits, so that 1,5 is not read as 15. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

/** Parses a number in American notation, without a sign; returns undefined if the text is not a number. */
export const readNumber = (text: string): number | undefined =>
  NUMBER.test(text) && /\d/.test(text) ? Number(text.replaceAll(",", "")) : undefined;

/** Matches the words for parking spaces that people type after a number, in English or Spanish. */
const SPACES = /\s*(?:(?:parking\s+)?(?:spaces?|stalls?|spots?)|caj(?:ón|ones)|lugar(?:es)?|espacios?)$/i;

/** Parses a number of parking spaces, such as `40`, `1,200 stalls` or `12 cajones`; returns undefined if the text is anything else. */
export const readSpaceCount = (text: string): number | undefined => readNumber(text.trim().replace(SPACES, ""));

/** 20000, 20,000 and 1,200.5; commas only between groups of three, so that 1,5 is not taken for 15. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

/** Reads a number as Americans write it, without a sign; nothing where it is none. */
export const readNumber = (text: string): number | undefined =>
  NUMBER.test(text) && /\d/.test(text) ? Number(text.replaceAll(",", "")) : undefined;

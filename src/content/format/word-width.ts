/** Estimates which headings have words too wide for a small phone. */

/** Estimated widths in ems, in a wide bold font. Other characters, most of them lowercase letters, have the last width. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[.,:;!'’¡|iíjl]/, 0.36],
  [/[frt¿?()\-/]/, 0.48],
  [/[mwMW]/, 1],
  [/\p{Lu}/u, 0.78],
];
const USUAL_WIDTH = 0.68;

const widthOf = (word: string): number =>
  Array.from(word).reduce((sum, character) => sum + (WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? USUAL_WIDTH), 0);

/** Widths in ems from which a heading's text must be smaller on a small phone with large text, and names for them (base.css). */
const LIMITS = [
  [8.1, "wider"],
  [7.25, "wide"],
] as const;

/** Returns the name for the width of a text's widest word, or undefined if the word fits at the usual size. */
export const widestWord = (text: string): "wide" | "wider" | undefined => {
  const widest = Math.max(0, ...text.split(/\s+|(?<=[-/])/).map(widthOf));
  return LIMITS.find(([limit]) => widest > limit)?.[1];
};

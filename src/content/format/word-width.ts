/** Estimates which headings have words too wide for a small phone. */

/** Estimated widths of characters in a wide bold font, in ems. The first match applies. */
const WIDTHS: readonly (readonly [characters: RegExp, width: number])[] = [
  [/[.,:;!'’¡|iíjl]/, 0.36],
  [/[frt¿?()\-/]/, 0.48],
  [/[mwMW]/, 1],
  [/\p{Lu}/u, 0.78],
];
/** Width of all other characters, most of them lowercase letters. */
const USUAL_WIDTH = 0.68;

const widthOf = (word: string): number =>
  Array.from(word).reduce((sum, character) => sum + (WIDTHS.find(([characters]) => characters.test(character))?.[1] ?? USUAL_WIDTH), 0);

/** If a heading's widest word exceeds a limit (in ems), base.css shrinks the heading on small phones (`data-widest`). */
const LIMITS = [
  [8.1, "wider"],
  [7.25, "wide"],
] as const;

/** Returns the name for the width of a text's widest word, or undefined if the word fits at the usual size. */
export const widestWord = (text: string): "wide" | "wider" | undefined => {
  const widest = Math.max(0, ...text.split(/\s+|(?<=[-/])/).map(widthOf));
  return LIMITS.find(([limit]) => widest > limit)?.[1];
};

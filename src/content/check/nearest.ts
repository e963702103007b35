import { closest, distance } from "fastest-levenshtein";

/** Returns the known word closest to a misspelled word; undefined if more than a third of the characters differ. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  const near = known.length > 0 ? closest(word, [...known]) : undefined;
  return near !== undefined && distance(word, near) <= Math.max(word.length, near.length) / 3 ? near : undefined;
};

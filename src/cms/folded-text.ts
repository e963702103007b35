/** Changes words of a text that is folded over several lines, and leaves alone the lines that hold none of them. */

/** Where a text is folded that has no lines yet. */
export const FOLD_WIDTH = 120;

/** Counts how many entries two lists have alike, from the start. */
export const alike = (one: readonly string[], other: readonly string[]): number => {
  const differs = one.findIndex((each, at) => each !== other[at]);
  return differs < 0 ? one.length : differs;
};

/** Gives the text that is folded into lines; an empty line stands for the end of one. */
export const unfolded = (lines: readonly string[]): string =>
  lines
    .map((line) => line || "\n")
    .join(" ")
    .replace(/ ?\n ?/g, "\n");

/**
 * Folds a text the way its former version was folded. A line is broken only between words that are new, so that taking a change back gives
 * the very lines that were there.
 *
 * @param lines the former text; its words are separated by single spaces
 * @param text the new one, of the same kind
 */
export const refold = (lines: readonly string[], text: string): readonly string[] => {
  const old = lines.flatMap((line, at) => (line || "\n").split(" ").map((word) => ({ word, at })));
  const [before, words] = [old.map(({ word }) => word), text.split(/ |(?=\n)|(?<=\n)/)];
  const head = alike(before, words);
  const tail = alike(before.slice(head).toReversed(), words.slice(head).toReversed());
  const last = old[old.length - tail - 1]?.at ?? -1;
  // Words put in between two lines go to the end of the first.
  const first = Math.min(old[head]?.at ?? lines.length, Math.max(last, 0));
  const start = old.filter(({ at }) => at < first).length;
  const end = words.length - old.filter(({ at }) => at > last).length;
  const folded: string[] = [];
  for (const [index, word] of words.slice(start, end).entries()) {
    const at = start + index;
    const line = folded.at(-1);
    const isNew = at > head && at < words.length - tail;
    if (word === "\n") folded.push("");
    else if (!line || (isNew && line.length + 1 + word.length > FOLD_WIDTH)) folded.push(word);
    else folded[folded.length - 1] = `${line} ${word}`;
  }
  return [...lines.slice(0, first), ...folded, ...lines.slice(last + 1)];
};

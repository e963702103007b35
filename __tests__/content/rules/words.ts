/** How long a text must be, and how much of it two pages may share (issue "Every page says something true and its own"). */
import { plainText, wordsOf } from "./passages";

const SHINGLE = 5;
/** Largest share of 5-word shingles that two service pages, or two location pages, may have in common. */
export const MOST_SHARED = 0.3;

/** Fewest and most words of a text's own prose. */
export interface Length {
  readonly least: number;
  readonly most: number;
}

export const lengths = {
  service: { least: 300, most: Infinity },
  location: { least: 350, most: Infinity },
  listedPost: { least: 700, most: 1200 },
  unlistedPost: { least: 500, most: Infinity },
} as const satisfies Record<string, Length>;

/** Counts the words of a markdown text as a reader would, without its marks. */
export const countWords = (markdown: string): number => wordsOf(markdown.split("\n").map(plainText).join("\n")).length;

/** Tells whether a text has the length it must have. */
export const hasLength = (markdown: string, { least, most }: Length): boolean => {
  const count = countWords(markdown);
  return count >= least && count <= most;
};

/** Makes the set of five-word sequences of a text. */
export const shinglesOf = (text: string): ReadonlySet<string> => {
  const words = wordsOf(text);
  return new Set(words.slice(0, Math.max(0, words.length - SHINGLE + 1)).map((_, start) => words.slice(start, start + SHINGLE).join(" ")));
};

/** Measures how alike two sets are: shared members over all members, 0 to 1. */
export const jaccard = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  const shared = [...left].filter((member) => right.has(member)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
};

/** One of two pages and how much they share. */
export interface Likeness {
  readonly pages: readonly [string, string];
  readonly share: number;
}

/** Compares each page with every other one; the most alike pair comes first. */
export const likenesses = (texts: Readonly<Record<string, string>>): readonly Likeness[] => {
  const pages = Object.entries(texts).map(([page, text]) => ({ page, shingles: shinglesOf(text) }));
  return pages
    .flatMap((left, index) =>
      pages.slice(index + 1).map((right): Likeness => ({ pages: [left.page, right.page], share: jaccard(left.shingles, right.shingles) })),
    )
    .sort((left, right) => right.share - left.share);
};

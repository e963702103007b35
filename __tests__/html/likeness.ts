/** How alike two pages are. Pages that repeat each other look like doorway pages to a search engine, and tell a reader nothing new. */

const SHINGLE = 5;
/** Largest share of five-word sequences that two pages of a folder should have in common. */
export const MOST_SHARED = 0.3;

const wordBreaks = new Intl.Segmenter("en-US", { granularity: "word" });

const shinglesOf = (text: string): ReadonlySet<string> => {
  const words = [...wordBreaks.segment(text.toLowerCase())].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
  return new Set(words.slice(0, Math.max(0, words.length - SHINGLE + 1)).map((_, start) => words.slice(start, start + SHINGLE).join(" ")));
};

/** Gives the Jaccard index of two sets, 0 to 1. */
const shareOf = (left: ReadonlySet<string>, right: ReadonlySet<string>): number => {
  const shared = [...left].filter((member) => right.has(member)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
};

/** Compares each page with every other one; the most alike pair comes first. */
export const likenesses = (texts: Readonly<Record<string, string>>) => {
  const pages = Object.entries(texts).map(([page, text]) => ({ page, shingles: shinglesOf(text) }));
  return pages
    .flatMap((left, index) =>
      pages.slice(index + 1).map((right) => ({ pages: [left.page, right.page], share: shareOf(left.shingles, right.shingles) })),
    )
    .sort((left, right) => right.share - left.share);
};

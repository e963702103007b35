/** How alike two pages are. Pages that repeat each other look like doorway pages to a search engine, and tell a reader nothing new. */
import { folders, type Content } from "../content/schema";
import type { Advice } from "./advice";
import { bodyPassages, dataPassages, wordsOf } from "./passages";

const SHINGLE = 5;
/** Largest share of 5-word shingles that two pages of a folder should have in common (content guide: one intent a page). */
export const MOST_SHARED = 0.3;

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

/** Two pages and how much they share. */
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

const textOf = ({ body, ...data }: { readonly body: string }): string =>
  [...dataPassages(data), ...bodyPassages(body)].map(({ text }) => text).join("\n");

/** Advises on services, and on places, that repeat each other. */
export const likenessAdvice = (content: Content): readonly Advice[] =>
  ([folders.services, folders.locations] as const).flatMap(({ folder }) =>
    likenesses(Object.fromEntries(content[folder].map((entry) => [`${folder}/${entry.slug}.md`, textOf(entry)])))
      .filter(({ share }) => share >= MOST_SHARED)
      .map(({ pages: [one, other], share }) => ({
        file: one,
        field: "(whole file)",
        why: `It shares ${Math.round(share * 100)} % of its five-word sequences with ${other}: readers and search engines take the two for one page.`,
        mend: "Give each page what only it can say, or join the two.",
      })),
  );

/** How long a page's own text should be: shorter pages are seldom found, longer posts seldom read. */
import { folders } from "../content/schema";
import type { Advice } from "./advice";
import { plainText, wordsOf } from "./passages";

/** Fewest and most words of a text's own prose. */
export interface Length {
  readonly least: number;
  readonly most: number;
}

/** The bounds for each kind of page, in words. */
export const lengths = {
  service: { least: 300, most: Infinity },
  location: { least: 350, most: Infinity },
  listedPost: { least: 700, most: 1200 },
  unlistedPost: { least: 500, most: Infinity },
} as const satisfies Record<string, Length>;

/** Counts the words of a markdown text as a reader would, without its marks. */
export const countWords = (markdown: string): number => wordsOf(markdown.split("\n").map(plainText).join("\n")).length;

interface Text {
  readonly slug: string;
  readonly body: string;
}

interface Texts {
  readonly services: readonly Text[];
  readonly locations: readonly Text[];
  readonly posts: readonly (Text & { readonly listed: boolean })[];
}

const lengthProblem = (words: number, { least, most }: Length): Pick<Advice, "why" | "mend"> | undefined => {
  if (words < least)
    return {
      why: `${words} words; pages of this kind with fewer than ${least} are seldom found by search.`,
      mend: "Answer one more question of its readers.",
    };
  if (words > most)
    return { why: `${words} words; few read a post of more than ${most} to its end.`, mend: "Shorten it, or make two posts of it." };
  return undefined;
};

/** Advises on texts that are too short or too long. */
export const lengthAdvice = (content: Texts): readonly Advice[] => {
  const texts = [
    ...content.services.map(({ slug, body }) => ({ folder: folders.services.folder, slug, body, length: lengths.service })),
    ...content.locations.map(({ slug, body }) => ({ folder: folders.locations.folder, slug, body, length: lengths.location })),
    ...content.posts.map(({ slug, body, listed }) => ({
      folder: folders.posts.folder,
      slug,
      body,
      length: listed ? lengths.listedPost : lengths.unlistedPost,
    })),
  ];
  return texts.flatMap(({ folder, slug, body, length }) => {
    const problem = lengthProblem(countWords(body), length);
    return problem ? [{ file: `${folder}/${slug}.md`, field: "text", ...problem }] : [];
  });
};

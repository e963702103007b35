/** What search results and visitors see of each page first: its title, description and h1. */
import type { Content } from "../content/schema";
import { folders, files, type FileName } from "../content/schema";
import type { Advice } from "./advice";
import { DESCRIPTION_LIMIT, TITLE_LIMIT, type Seo } from "../content/schema/seo";

/** A title or description shorter than this says too little to be chosen in a list of results. */
const TITLE_FLOOR = 15;
const DESCRIPTION_FLOOR = 80;

export interface Headings {
  readonly file: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly h1: string;
}

interface Page {
  readonly seo?: Seo | undefined;
  readonly hero: { readonly heading: string };
}

/** Pages that are a file of their own, each with a heading and search texts. */
export const singlePages = [
  "homePage",
  "aboutPage",
  "contactPage",
  "servicesPage",
  "locationsPage",
  "projectsPage",
  "blogPage",
  "thankYouPage",
  "notFoundPage",
  "privacyPage",
] as const satisfies readonly FileName[];

/** Takes the headings out of a page. */
export const headingsOf = (file: string, { seo, hero }: Page): Headings => ({
  file,
  title: seo?.title,
  description: seo?.description,
  h1: hero.heading,
});

/** Collects the headings of every page that content makes. */
export const allHeadings = (content: Content): readonly Headings[] => [
  ...content.services.map((page) => headingsOf(`${folders.services.folder}/${page.slug}.md`, page)),
  ...content.locations.map((page) => headingsOf(`${folders.locations.folder}/${page.slug}.md`, page)),
  ...content.posts.map(({ slug, seo, title }) => headingsOf(`${folders.posts.folder}/${slug}.md`, { seo, hero: { heading: title } })),
  ...singlePages.map((name) => headingsOf(files[name].file, content[name])),
];

const lengthProblem = (what: string, text: string | undefined, least: number, most: number): readonly string[] => {
  if (text === undefined) return [`no ${what} of its own`];
  return text.length < least || text.length > most ? [`${what} of ${text.length} characters, ${least} to ${most} are right`] : [];
};

/** Lists what is wrong with one page's headings: missing, too short, too long, or the same as another page's. */
export const headingProblems = (page: Headings, all: readonly Headings[]): readonly string[] => {
  const same = (["title", "description", "h1"] as const).flatMap((what) => {
    const own = page[what]?.toLowerCase();
    const others = own === undefined ? [] : all.filter((other) => other.file !== page.file && other[what]?.toLowerCase() === own);
    return others.map((other) => `the same ${what} as ${other.file}`);
  });
  return [
    ...lengthProblem("title", page.title, TITLE_FLOOR, TITLE_LIMIT),
    ...lengthProblem("description", page.description, DESCRIPTION_FLOOR, DESCRIPTION_LIMIT),
    ...same,
  ];
};

/** Advises on the headings of some pages, beside all others. */
export const headingAdvice = (pages: readonly Headings[], all: readonly Headings[]): readonly Advice[] =>
  pages.flatMap((page) => {
    const problems = headingProblems(page, all);
    if (problems.length === 0) return [];
    return [
      {
        file: page.file,
        field: "seo",
        why: `Search results show it: ${problems.join("; ")}.`,
        mend: "Write a search title and a description that say what only this page has.",
      },
    ];
  });

/** Advises on titles, descriptions and headings. */
export const searchAdvice = (content: Content): readonly Advice[] => {
  const all = allHeadings(content);
  return headingAdvice(all, all);
};

/** Decides which pages the folders of content make, and which single pages there are in other languages. */
import { inEnglish, languageOf, type Language } from "../../content/shared/languages";
import { NOT_FOUND_ROUTE, routes, SAVED_POST_ROUTE } from "../../content/shared/routes";

/** What a page-maker hands to the one caller of Gatsby's `createPage`. */
export interface PageInput {
  /** Address of the page, from `src/content/shared/routes.ts`. */
  readonly path: string;
  /** Which module below `src` draws it, without its ending. */
  readonly component: string;
  /** Pattern of further addresses that this page answers in the browser. */
  readonly matchPath?: string;
  readonly context: PageContext;
}

/** The only thing a template is told: which entry it draws, in which language. The rest it asks for in its query. */
export interface PageContext {
  readonly lang: Language;
  /** The entry's node. */
  readonly id?: string;
  readonly slug?: string;
}

/** The part of an entry that decides its page. */
export interface Addressed extends Required<PageContext> {
  readonly path: string;
}

const pagesOf = (template: string, entries: readonly Addressed[]): readonly PageInput[] =>
  entries.map(({ path, ...context }) => ({ path, component: `templates/${template}`, context }));

/** The entries of each folder that has pages. */
export interface PageEntries {
  readonly services: readonly Addressed[];
  readonly locations: readonly Addressed[];
  readonly posts: readonly Addressed[];
}

/** Makes the page that stands in for posts only the visitor's browser knows. */
const savedPostPage = (path: string): PageInput => ({
  path,
  matchPath: path.replace(/404$/, "*"),
  component: "templates/saved-post",
  context: { lang: languageOf(path) },
});

/** Makes a page for each service, place and post, and one that stands in for posts only the visitor's browser knows. */
export const contentPages = ({ services, locations, posts }: PageEntries): readonly PageInput[] => [
  ...pagesOf("service", services),
  ...pagesOf("location", locations),
  ...pagesOf("post", posts),
  savedPostPage(SAVED_POST_ROUTE),
];

const SINGLE_PAGES: readonly string[] = [...Object.values(routes), NOT_FOUND_ROUTE];

/** Makes the single pages of other languages, out of the addresses of all of their pages. Gatsby makes the English ones. */
export const translatedPages = (paths: readonly string[]): readonly PageInput[] =>
  paths.flatMap((path) => {
    const english = inEnglish(path);
    if (english === SAVED_POST_ROUTE) return [savedPostPage(path)];
    const component = english === routes.home ? "pages/index" : `pages${english}`;
    return SINGLE_PAGES.includes(english) ? [{ path, component, context: { lang: languageOf(path) } }] : [];
  });

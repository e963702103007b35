/** Finds lists without entries, which have no page: the blog before the first post, the projects before the first project. */
import type { Content } from "../schema";
import { namesOf } from "../shared/collections";
import { pathOf, routes } from "../shared/routes";

/** The pages that exist only while their list has entries, by the list's name: the page's path, and its name in `pageFiles`. */
const LIST_PAGES = {
  posts: { path: routes.blog, page: "blogPage" },
  projects: { path: routes.projects, page: "projectsPage" },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly page: keyof Content }>>;

type ListName = keyof typeof LIST_PAGES;

const NAMES = namesOf(LIST_PAGES);

/** Paths of the lists that have a page only if they have entries. */
export const LIST_PATHS: readonly string[] = NAMES.map((name) => LIST_PAGES[name].path);

/** The content that decides which lists are empty. */
export type Listed = Readonly<Record<ListName, readonly unknown[]>> & {
  /** English entries without a translation. On a translated page, links lead to the English list if only such entries exist. */
  readonly untranslated?: Readonly<Partial<Record<ListName, readonly unknown[]>>>;
};

/** Returns the names in `pageFiles` of the lists without entries in the content's own language. */
export const pagesOfEmptyLists = (content: Pick<Listed, ListName>): readonly string[] =>
  NAMES.filter((name) => content[name].length === 0).map((name) => LIST_PAGES[name].page);

/** Checks whether a path or link leads to a list without entries. */
export const leadsToEmptyList = (content: Listed, to: string): boolean => {
  const name = NAMES.find((list) => LIST_PAGES[list].path === pathOf(to));
  return name !== undefined && content[name].length + (content.untranslated?.[name]?.length ?? 0) === 0;
};

/** Returns the links, except links to lists without entries. */
export const withoutEmptyLists = <Link extends Pick<Content["redirects"][number], "to">>(content: Listed, links: readonly Link[]): Link[] =>
  links.filter(({ to }) => !leadsToEmptyList(content, to));

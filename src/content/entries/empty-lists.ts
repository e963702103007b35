/** Finds lists without entries, which have no page: the blog before the first post, the projects before the first project. */
import type { Content } from "../schema";
import { routes } from "../shared/routes";

/** Paths of the lists that have a page only if they have entries. */
export const LISTS: readonly string[] = [routes.blog, routes.projects];

/** The content that decides which lists are empty. A translation lists the posts that exist only in English, too. */
export interface Listed {
  readonly posts: readonly unknown[];
  readonly projects: readonly unknown[];
  readonly untranslated?: { readonly posts: readonly unknown[] };
}

/** Checks whether a path or link leads to a list without entries. */
export const leadsToEmptyList = ({ posts, projects, untranslated }: Listed, to: string): boolean => {
  const [path = ""] = to.split(/[?#]/);
  if (path === routes.blog) return posts.length + (untranslated?.posts.length ?? 0) === 0;
  return path === routes.projects && projects.length === 0;
};

/** Returns the links, except links to lists without entries. */
export const withoutEmptyLists = <Link extends Pick<Content["redirects"][number], "to">>(content: Listed, links: readonly Link[]): Link[] =>
  links.filter(({ to }) => !leadsToEmptyList(content, to));

/** Resolves links in a language: to its own pages, else to English ones. */
import type { TextLinks } from "./markdown/plugins";
import { redirectsOf, withoutAnchor } from "./old-addresses";
import { allEntries, type Content } from "./schema";
import type { PageName } from "./schema/pages";
import { linkIn } from "./shared/languages";
import { pathOf, routes } from "./shared/routes";

/** Returns the English addresses of which a language has a page, including old addresses of such pages. */
export const pathsIn = (content: Content): readonly string[] => {
  const single = Object.entries(routes).flatMap(([name, path]) =>
    content.translated.includes(`${name as Exclude<PageName, "notFound">}Page`) ? [path] : [],
  ); // the keys of routes
  const pages = new Set<string>([...single, ...allEntries(content).map(({ folder, entry }) => pathOf(folder, entry))]);
  const old = redirectsOf(content).filter(({ to }) => pages.has(withoutAnchor(to)));
  return [...pages, ...old.map(({ from }) => from)];
};

/** Returns a resolver for links in a language's texts. */
export const textLinks = (content: Content): TextLinks => {
  const paths = new Set(pathsIn(content));
  return { linkTo: (to) => linkIn(content.language, (path) => paths.has(path), to), note: content.words.lists.english };
};

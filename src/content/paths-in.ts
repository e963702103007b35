/** Where the links of a language lead: to its own pages, and to English ones where it has none. */
import type { TextLinks } from "./markdown/plugins";
import { redirectsOf, withoutAnchor } from "./old-addresses";
import { allEntries, type Content } from "./schema";
import type { PageName } from "./schema/pages";
import { linkIn } from "./shared/languages";
import { pathOf, routes } from "./shared/routes";

/** Lists the English addresses at which a language has a page of its own, and old ones that lead to such a page. */
export const pathsIn = (content: Content): readonly string[] => {
  const single = Object.entries(routes).flatMap(([name, path]) =>
    content.translated.includes(`${name as Exclude<PageName, "notFound">}Page`) ? [path] : [],
  ); // the keys of routes
  const pages = new Set<string>([...single, ...allEntries(content).map(({ folder, entry }) => pathOf(folder, entry))]);
  const old = redirectsOf(content).filter(({ to }) => pages.has(withoutAnchor(to)));
  return [...pages, ...old.map(({ from }) => from)];
};

/** Finds where the links of a text lead in a language. */
export const textLinks = (content: Content): TextLinks => {
  const paths = new Set(pathsIn(content));
  return { linkTo: (to) => linkIn(content.language, (path) => paths.has(path), to), note: content.words.lists.english };
};

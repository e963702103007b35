/**
 * Lists the public pages (for llms.txt, share pictures and redirect pages), and the translated pages (for redirects and links between
 * languages).
 */
import { withDerived } from "../content/entries/derived";
import { newestFirst } from "../content/entries/newest-first";
import { inLanguage } from "../content/shared/languages";
import { NOT_FOUND_ROUTE, entryPath, routes, SAVED_POST_ROUTE } from "../content/shared/routes";
import { folders, namesOf, type Content, type Entry, type FolderName } from "../content/schema";
import { isIndexed } from "../content/schema/pages";
import type { Picture } from "../content/schema/picture";

export interface PublicPage {
  /** Path without a trailing slash. */
  readonly path: string;
  /** Content folder; undefined for single pages. */
  readonly folder?: FolderName;
  readonly heading: string;
  readonly description: string;
  readonly picture?: Picture | undefined;
}

const singlePages = (content: Content): readonly PublicPage[] =>
  namesOf(routes)
    .filter((name) => isIndexed(name) && content.ownFiles.includes(`${name}Page`))
    .map((name) => {
      const path = inLanguage(routes[name], content.language);
      const { hero, seo } = content[`${name}Page`];
      const description = seo?.description ?? content.words.search.description;
      return { path, heading: hero.heading, description, picture: hero.picture };
    });

/** Returns the heading, description and picture of an entry's page: from its hero and summary, or from a post's own fields. */
const factsOf = (entry: Entry<FolderName>): Pick<PublicPage, "heading" | "description" | "picture"> =>
  "hero" in entry
    ? { heading: entry.hero.heading, description: entry.summary, picture: entry.hero.picture }
    : { heading: entry.title, description: entry.excerpt, picture: entry.picture };

const entryPages = (content: Content, folder: FolderName): readonly PublicPage[] => {
  const entries: readonly Entry<FolderName>[] = content[folder];
  return (folders[folder].isDated ? newestFirst(entries) : entries).map((entry) => ({
    path: inLanguage(entryPath(folder, entry), content.language),
    folder,
    ...factsOf(entry),
  }));
};

/** Returns all public pages: single pages, then each collection. Dated collections are sorted newest first. */
export const publicPages = (content: Content): readonly PublicPage[] => [
  ...singlePages(withDerived(content)),
  ...namesOf<FolderName>(folders).flatMap((folder) => entryPages(content, folder)),
];

/** Returns the paths of all translated pages, including pages with `noindex`. Returns an empty list for English. */
export const translatedPages = (content: Content): readonly string[] => {
  const { language, ownFiles } = content;
  if (language === "en") return [];
  const hidden = namesOf(routes).flatMap((name) => (!isIndexed(name) && ownFiles.includes(`${name}Page`) ? [routes[name]] : []));
  const pagesForUnknownPaths = [
    ...(ownFiles.includes("notFoundPage") ? [NOT_FOUND_ROUTE] : []),
    ...(ownFiles.includes("blogPage") ? [SAVED_POST_ROUTE] : []),
  ];
  return [
    ...publicPages(content).map(({ path }) => path),
    ...[...hidden, ...pagesForUnknownPaths].map((path) => inLanguage(path, language)),
  ];
};

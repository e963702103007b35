/** Resolves links. Each leads to the page in the content's language or, if the page is not translated, to the English page. */
import type { TextLinks } from "../markdown/plugins";
import { redirectsOf } from "./old-addresses";
import { allEntries, folders, namesOf, type Content, type Entry, type FolderName } from "../schema";
import type { Related } from "../schema/sections";
import { inLanguage, linkIn, type Language } from "../shared/languages";
import { entryPath, pathOf, routes } from "../shared/routes";

/** Returns the English paths of all pages that exist in the content's language. */
const pagesIn = (content: Content): readonly string[] => [
  ...namesOf(routes).flatMap((name) => (content.ownFiles.includes(`${name}Page`) ? [routes[name]] : [])),
  ...allEntries(content).map(({ folder, entry }) => entryPath(folder, entry)),
];

/** Returns the paths with which links can name the pages in the content's language: each page's English path and its own path. */
export const linkablePaths = (content: Content): readonly string[] =>
  pagesIn(content).flatMap((page) => [page, inLanguage(page, content.language)]);

/** Returns the English paths of all pages that exist in the content's language, including those pages' old paths. */
export const pathsIn = (content: Content): readonly string[] => {
  const pages = new Set(pagesIn(content));
  const old = redirectsOf(content).filter(({ to }) => pages.has(pathOf(to)));
  return [...pages, ...old.map(({ from }) => from)];
};

/** Returns what the plugins need to resolve the links in the content's markdown. */
export const textLinks = (content: Content): TextLinks => {
  const paths = new Set(pathsIn(content));
  return {
    linkTo: (to) => linkIn(content.language, (path) => paths.has(path), to),
    note: content.words.lists.english,
    siteUrl: content.business.siteUrl,
  };
};

/** Returns an entry's sources, for the end of its text. Their titles are in English in every language. */
export const sourcesIn = (
  { words }: { readonly words: { readonly lists: { readonly sources: string } } },
  entry: Pick<Entry<FolderName>, "sources">,
  language: Language = "en",
): Pick<Required<TextLinks>, "sources"> => ({
  sources: { heading: words.lists.sources, links: entry.sources, lang: language === "en" ? undefined : "en" },
});

/** Returns a link to an entry in the content's language, or in English if it is not translated; undefined if there is no such entry. */
export const pageLink = (content: Content, folder: FolderName, slug: string) => {
  const find = (entries: readonly Entry<FolderName>[]) => entries.find((entry) => entry.slug === slug);
  const translated = find(content[folder]);
  if (translated) return { slug, title: translated.title, path: inLanguage(entryPath(folder, translated), content.language) };
  const english = find(content.untranslated[folder]);
  return english && { slug, title: english.title, path: entryPath(folder, english) };
};

/** Returns links to related pages by collection, without empty collections. */
export const relatedLinks = (content: Content, related: Related) =>
  namesOf<FolderName>(folders)
    .map((folder) => ({
      heading: content.words.collections[folder].heading,
      links: related[folder].flatMap((slug) => pageLink(content, folder, slug) ?? []),
    }))
    .filter(({ links }) => links.length > 0);

/** Finds the anchors of pages: ids of headings, and of sections that settings add. */
import { extraAnchors, extrasOf } from "./extras";
import { headingIds } from "./markdown/plugins";
import { parseMarkdown } from "./markdown/parse";
import { allEntries, type Content, type Entry, type FolderName } from "./schema";
import { fileIn, inLanguage } from "./shared/languages";
import { pathOf, routes } from "./shared/routes";
import { PAGE_PARTS } from "./shared/words";
import { withSources } from "./with-sources";

/** Anchors of pages, by path, and by file for links within a text. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

const entryParts = (content: Content, entry: Entry<FolderName>): readonly string[] => [
  ...headingIds(parseMarkdown(withSources(entry.body, entry.sources, content.words.lists.sources))).values(),
  ...extraAnchors(extrasOf({ content, entry })),
];

/** Returns the anchors of all pages of a language. */
export const anchorsOf = (content: Content): Anchors => {
  const { company, homePage, language, servicesPage } = content;
  const single: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(Object.values(routes).map((path) => [path, []])),
    [routes.home]: homePage.prices ? [PAGE_PARTS.cost] : [],
    [routes.about]: company.warranty ? [PAGE_PARTS.warranty] : [],
    [routes.services]: servicesPage.finder?.doors.map(({ anchor }) => anchor) ?? [],
    [routes.contact]: [PAGE_PARTS.quote],
  };
  const pages = [
    ...Object.entries(single).map(([path, parts]) => ({ path, names: [path], parts })),
    ...allEntries(content).map(({ folder, entry }) => {
      const path = pathOf(folder, entry);
      return { path, names: [path, fileIn(language, `${folder}/${entry.slug}.md`)], parts: entryParts(content, entry) };
    }),
  ];
  return new Map(
    pages.flatMap(({ path, names, parts }) =>
      [...names, inLanguage(path, language)].map((name) => [name, [PAGE_PARTS.main, ...parts]] as const),
    ),
  );
};

/** Finds the anchors of pages: the ids of headings and of other parts that links can point to. */
import { extraAnchors, extrasOf } from "../entries/extras";
import { sourcesIn } from "../entries/page-links";
import { addSources, headingIds } from "../markdown/plugins";
import { parseMarkdown } from "../markdown/parse";
import { allEntries, type Content, type Entry, type FolderName } from "../schema";
import { fileIn, inLanguage } from "../shared/languages";
import { pathOf, routes } from "../shared/routes";
import { PAGE_PARTS } from "../shared/words";

/** Anchors of pages. The keys are the pages' paths and, for links within the same page, the pages' files. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

const entryParts = (content: Content, entry: Entry<FolderName>): readonly string[] => {
  const tree = parseMarkdown(entry.body);
  addSources(tree, sourcesIn(content, entry));
  return [...headingIds(tree).values(), ...extraAnchors(extrasOf({ content, entry }))];
};

/** Returns the anchors of all pages in a language. */
export const anchorsOf = (content: Content): Anchors => {
  const { company, homePage, language, servicesPage } = content;
  const single: Readonly<Record<string, readonly string[]>> = {
    [routes.home]: homePage.prices ? [PAGE_PARTS.cost] : [],
    [routes.about]: company.warranty ? [PAGE_PARTS.warranty] : [],
    [routes.services]: servicesPage.finder?.doors.map(({ anchor }) => anchor) ?? [],
    [routes.contact]: [PAGE_PARTS.quote],
  };
  const at = (path: string, parts: readonly string[], file = path) =>
    [path, inLanguage(path, language), file].map((name) => [name, [PAGE_PARTS.main, ...parts]] as const);
  return new Map([
    ...Object.values(routes).flatMap((path) => at(path, single[path] ?? [])),
    ...allEntries(content).flatMap(({ folder, entry }) =>
      at(pathOf(folder, entry), entryParts(content, entry), fileIn(language, `${folder}/${entry.slug}.md`)),
    ),
  ]);
};

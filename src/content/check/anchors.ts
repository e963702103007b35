/** Finds the anchors of pages: the ids of headings and of other parts that links can point to. */
import { extraAnchors, extrasOf, shownPrices } from "../entries/extras";
import { warrantyTerms } from "../facts/warranty";
import { allEntries, type Content } from "../schema";
import { fileIn, inLanguage } from "../shared/languages";
import { entryPath, routes } from "../shared/routes";
import { PAGE_PARTS } from "../shared/constants";
import type { BodyParts } from "./read-body";

/**
 * Anchors of pages, undefined if they are unknown and therefore not checked. The keys are the pages' paths and, for links within the same
 * page, the pages' files.
 */
export type Anchors = ReadonlyMap<string, readonly string[] | undefined>;

/**
 * Returns the anchors of all pages in a language.
 *
 * @param texts the parts of each valid entry's markdown, by file. The anchors of an entry that is not listed are unknown.
 * @param areKnown false if a file of settings or of a single page is invalid: such files decide which parts pages show
 */
export const anchorsOf = (content: Content, texts: ReadonlyMap<string, Pick<BodyParts, "anchors">>, areKnown: boolean): Anchors => {
  const { homePage, language, servicesPage } = content;
  const single: Readonly<Record<string, readonly string[]>> = {
    [routes.home]: shownPrices(content, homePage.prices) ? [PAGE_PARTS.cost] : [],
    [routes.about]: warrantyTerms(content) ? [PAGE_PARTS.warranty] : [],
    [routes.services]: servicesPage.finder?.doors.map(({ anchor }) => anchor) ?? [],
    [routes.contact]: [PAGE_PARTS.quote],
  };
  /** Returns the map's entries for a page: under its path in English and in this language, and under its file, if it has one. */
  const entriesOf = (path: string, parts: readonly string[] | undefined, file = path) =>
    [path, inLanguage(path, language), file].map((name) => [name, areKnown && parts ? [PAGE_PARTS.main, ...parts] : undefined] as const);
  return new Map([
    ...Object.values(routes).flatMap((path) => entriesOf(path, single[path] ?? [])),
    ...allEntries(content).flatMap(({ folder, entry }) => {
      const file = fileIn(language, `${folder}/${entry.slug}.md`);
      const text = texts.get(file);
      // An invalid entry's page may lack parts, so its anchors are unknown. The map must have its paths nevertheless: otherwise, a translation
      // would get the anchors of the English page.
      const parts = text && [...text.anchors, ...extraAnchors(extrasOf({ content, entry }))];
      return entriesOf(entryPath(folder, entry), parts, file);
    }),
  ]);
};

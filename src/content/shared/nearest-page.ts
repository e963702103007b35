import { inEnglish, inLanguage, TRANSLATIONS, type Language } from "./languages";
import { ANSWER_ROUTES, routes } from "./routes";

/** The best page for a reader of a language. `isSame` is whether it is a translation of the page, not a parent page. */
export type NearestPage = ReturnType<typeof nearestPages>[number];

const above = (path: string): string => path.replace(/\/[^/]*$/, "") || routes.home;

const nearestIn = (language: Language, english: string, exists: (path: string) => boolean): string | undefined => {
  const path = inLanguage(english, language);
  if (!ANSWER_ROUTES.includes(english) && exists(path)) return path;
  return english === routes.home ? undefined : nearestIn(language, above(english), exists);
};

/**
 * Returns the page in each language, or its nearest parent page: the blog for an untranslated post. Omits
 * languages without such a page. 404 pages do not count.
 *
 * @param path address of a page, in any language
 * @param exists whether there is a page at an address
 */
export const nearestPages = (path: string, exists: (path: string) => boolean) =>
  (["en", ...TRANSLATIONS] as const).flatMap((language) => {
    const nearest = nearestIn(language, inEnglish(path), exists);
    return nearest === undefined ? [] : [{ language, path: nearest, isSame: inEnglish(nearest) === inEnglish(path) }];
  });

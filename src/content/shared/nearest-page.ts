import { inEnglish, inLanguage, TRANSLATIONS, type Language } from "./languages";
import { FALLBACK_ROUTES, routes } from "./routes";

/** The page to offer readers of one language. `isSame` is true for a version of the same page, and false for a parent page. */
export type NearestPage = ReturnType<typeof nearestPages>[number];

const parentOf = (path: string): string => path.replace(/\/[^/]*$/, "") || routes.home;

/** Returns the path of a page in a language, or of its nearest parent that exists there; undefined if none exists. */
const nearestIn = (language: Language, english: string, exists: (path: string) => boolean): string | undefined => {
  const path = inLanguage(english, language);
  if (!FALLBACK_ROUTES.includes(english) && exists(path)) return path;
  return english === routes.home ? undefined : nearestIn(language, parentOf(english), exists);
};

/**
 * Returns the version of a page in each language, or its nearest parent page there, such as the blog for an untranslated post. Omits
 * languages that have neither. Never returns a 404 page.
 *
 * @param path path of a page in any language
 * @param exists checks whether there is a page at a path
 */
export const nearestPages = (path: string, exists: (path: string) => boolean) =>
  (["en", ...TRANSLATIONS] as const).flatMap((language) => {
    const nearest = nearestIn(language, inEnglish(path), exists);
    return nearest === undefined ? [] : [{ language, path: nearest, isSame: inEnglish(nearest) === inEnglish(path) }];
  });

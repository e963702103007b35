import { inEnglish, inLanguage, TRANSLATIONS, type Language } from "./languages";
import { ANSWER_ROUTES, routes } from "./routes";

/** The page that serves a reader of a language best. */
export interface NearestPage {
  readonly language: Language;
  readonly path: string;
  /** Whether the page says the same in that language, not something above it. */
  readonly isSame: boolean;
}

const above = (path: string): string => path.replace(/\/[^/]*$/, "") || routes.home;

const nearestIn = (language: Language, english: string, exists: (path: string) => boolean): string | undefined => {
  const path = inLanguage(english, language);
  if (!ANSWER_ROUTES.includes(english) && exists(path)) return path;
  return english === routes.home ? undefined : nearestIn(language, above(english), exists);
};

/**
 * Returns the page itself in each language, or else the nearest page above it: a post without translation has the blog. Leaves out a
 * language without such a page. The answers to unknown addresses are no pages to lead to.
 *
 * @param path address of a page, in any language
 * @param exists whether there is a page at an address
 */
export const nearestPages = (path: string, exists: (path: string) => boolean): readonly NearestPage[] =>
  (["en", ...TRANSLATIONS] as const).flatMap((language) => {
    const nearest = nearestIn(language, inEnglish(path), exists);
    return nearest === undefined ? [] : [{ language, path: nearest, isSame: inEnglish(nearest) === inEnglish(path) }];
  });

/** Faults in the header's links to other languages. */
import { inEnglish, inLanguage, languageOf, TRANSLATIONS } from "../../src/content/shared/languages";
import { ANSWER_ROUTES } from "../../src/content/shared/routes";
import { sitePages, unless, type BuiltPage } from "./built-site";

const routes = new Set(sitePages.map(({ route }) => route).filter((route) => !ANSWER_ROUTES.includes(inEnglish(route))));

/** Returns the English paths of a page and its parents, such as /services/striping, /services and /. */
const upwards = (english: string): readonly string[] =>
  english === "/" ? ["/"] : [english, ...upwards(english.slice(0, english.lastIndexOf("/")) || "/")];

/**
 * Reports faults in a page's language links. A page must have one link for each other language that has a translation of the page or of one
 * of its parents.
 */
export const languageLinkFaults = ({ route, $ }: BuiltPage): readonly string[] => {
  const expected = (["en", ...TRANSLATIONS] as const)
    .filter((language) => language !== languageOf(route))
    .flatMap((language) => {
      const href = upwards(inEnglish(route))
        .map((path) => inLanguage(path, language))
        .find((path) => routes.has(path));
      return href === undefined ? [] : [{ href, lang: language, hreflang: language }];
    });
  const found = [...$("header[data-header] a[lang]")].map(({ attribs: { href, lang, hreflang } }) => ({ href, lang, hreflang }));
  return unless(
    JSON.stringify(found) === JSON.stringify(expected),
    `language links: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`,
  );
};

import { redirectsOf, withoutAnchor } from "../../content/old-addresses";
import type { Content } from "../../content/schema";
import type { Redirect } from "../../content/schema/redirects";
import { inLanguage } from "../../content/shared/languages";
import { translatedPages } from "../../seo/public-pages";

/** Returns the English redirects below a language's prefix. Each leads to the translated page or, without one, to the English page. */
const redirectsIn = (translation: Content, redirects: readonly Redirect[]): readonly Redirect[] => {
  const { language } = translation;
  const own = new Set(translatedPages(translation));
  return redirects.map(({ from, to }) => ({
    from: inLanguage(from, language),
    to: own.has(inLanguage(withoutAnchor(to), language)) ? inLanguage(to, language) : to,
  }));
};

/** Returns all redirects of the site, those of other languages first. */
export const siteRedirects = (content: Content, translations: readonly Content[] = []): readonly Redirect[] => {
  const redirects = redirectsOf(content);
  return [...translations.flatMap((translation) => redirectsIn(translation, redirects)), ...redirects];
};

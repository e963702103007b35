/** Lists the site's redirects, and writes a page for each, for hosts without redirect rules. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { BARE_POLICY } from "../policy/policy";
import type { Content } from "../content/schema";
import { escapeHtml } from "../content/format/escape-html";
import { languageOf, LANGUAGES, inLanguage } from "../content/shared/languages";
import { redirectsOf } from "../content/entries/old-addresses";
import { pathOf } from "../content/shared/routes";
import { redirectFiles } from "../content/entries/redirect-files";
import type { Redirect } from "../content/schema/redirects";
import { publicPages, translatedPages } from "../seo/public-pages";

/** Returns the English redirects under a language's prefix. Each leads to the translated page or, if there is none, the English page. */
const redirectsIn = (translation: Content, redirects: readonly Redirect[]): readonly Redirect[] => {
  const { language } = translation;
  const translated = new Set(translatedPages(translation));
  return redirects.map(({ from, to }) => ({
    from: inLanguage(from, language),
    to: translated.has(inLanguage(pathOf(to), language)) ? inLanguage(to, language) : to,
  }));
};

/** Returns all redirects of the site, starting with those of translations. */
export const siteRedirects = (content: Content, translations: readonly Content[] = []): readonly Redirect[] => {
  const redirects = redirectsOf(content);
  return [...translations.flatMap((translation) => redirectsIn(translation, redirects)), ...redirects];
};

/** Returns the HTML of a redirect page. Paths are validated, so they need no escaping. */
const redirectPage = (to: string, content: Content): string => {
  const { business, words, language } = content;
  const title = escapeHtml(words.moved.title);
  const target = publicPages(content).find(({ path: address }) => address === pathOf(to));
  const description = target ? `${title}: ${escapeHtml(target.heading)}` : title;
  return (
    `<!doctype html><html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${BARE_POLICY}"><title>${title}</title>` +
    `<meta name="description" content="${description}"><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${business.siteUrl}${to}"><meta http-equiv="refresh" content="0; url=${to}">` +
    `<meta name="viewport" content="width=device-width"></head><body><h1>${title}</h1><p><a href="${to}">${escapeHtml(words.moved.link)}</a></p></body></html>\n`
  );
};

/** Writes a page for each redirect. Never overwrites the site's pages or files, because the content check rejects redirects from them. */
export const writeRedirectPages = async (content: Content, folder: string, translations: readonly Content[] = []): Promise<void> => {
  // Write in reverse order, so that the first redirect from a path wins, as on hosts with redirect rules.
  for (const { from, to } of siteRedirects(content, translations).toReversed()) {
    const page = redirectPage(to, translations.find(({ language }) => language === languageOf(from)) ?? content);
    for (const file of redirectFiles(decodeURIComponent(from)).map((name) => path.join(folder, name))) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, page);
    }
  }
};

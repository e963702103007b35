import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { BARE_POLICY } from "../policy/policy";
import type { Content } from "../../content/schema";
import type { Words } from "../../content/schema/words";
import { escapeHtml } from "../../content/format/escape-html";
import { languageOf, LANGUAGES, inLanguage } from "../../content/shared/languages";
import { propertyOf } from "../../content/shared/required";
import { hasEnding } from "./page-files";
import { redirectsOf, withoutAnchor } from "../../content/old-addresses";
import type { Redirect } from "../../content/schema/redirects";
import { translatedPages } from "../../seo/public-pages";

/** Returns the English redirects below a language's prefix. Each leads to the translated page or, without one, to the English page. */
const redirectsIn = (translation: Content, redirects: readonly Redirect[]): readonly Redirect[] => {
  const { language } = translation;
  const translated = new Set(translatedPages(translation));
  return redirects.map(({ from, to }) => ({
    from: inLanguage(from, language),
    to: translated.has(inLanguage(withoutAnchor(to), language)) ? inLanguage(to, language) : to,
  }));
};

/** Returns all redirects of the site, those of other languages first. */
export const siteRedirects = (content: Content, translations: readonly Content[] = []): readonly Redirect[] => {
  const redirects = redirectsOf(content);
  return [...translations.flatMap((translation) => redirectsIn(translation, redirects)), ...redirects];
};

/** Returns the page at an old address, for hosts without redirect rules. */
export const redirectPage = (to: string, siteUrl: string, { title, link }: Words["moved"], tag: string = LANGUAGES.en.tag): string =>
  `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${BARE_POLICY}">` +
  `<title>${escapeHtml(title)}</title>` +
  `<meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0;url=${to}">` +
  `<meta name="viewport" content="width=device-width"></head><body><h1>${escapeHtml(title)}</h1><p><a href="${to}">${escapeHtml(link)}</a></p></body></html>\n`;

/**
 * Returns the files that a plain host serves at an old address: an .html file itself; else the index of a folder of that name and, for a path
 * without an extension, the .html file, as for every page. A file that ends in .php would be downloaded.
 */
const filesAt = (from: string): readonly string[] => {
  if (/\.html?$/.test(from)) return [from];
  return [...(hasEnding(from) ? [] : [`${from}.html`]), `${from}/index.html`];
};

const namesOf = (from: string): readonly string[] => filesAt(from).map((file) => decodeURIComponent(file).slice(1));

/** Returns the files of these pages, as paths below the published folder. */
export const redirectFiles = (content: Content, translations: readonly Content[] = []): ReadonlySet<string> =>
  new Set(siteRedirects(content, translations).flatMap(({ from }) => namesOf(from)));

const isThere = (error: unknown): boolean => ["EEXIST", "ENOTDIR"].includes(String(propertyOf(error, "code")));

/**
 * Writes a page for each redirect. Validated addresses need no escaping. Existing pages are not replaced:
 * on a case-insensitive disk /About would overwrite /about.
 *
 * @throws errors of the file system
 */
export const writeRedirectPages = async (content: Content, folder: string, translations: readonly Content[] = []): Promise<void> => {
  for (const { from, to } of siteRedirects(content, translations)) {
    const language = languageOf(from);
    const { business, words } = translations.find((translation) => translation.language === language) ?? content;
    const page = redirectPage(to, business.siteUrl, words.moved, LANGUAGES[language].tag);
    for (const file of namesOf(from).map((name) => path.join(folder, name))) {
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, page, { flag: "wx" });
      } catch (error) {
        if (!isThere(error)) throw error;
      }
    }
  }
};

/** Reports untranslated text on translated pages, English quotes and titles without `lang`, and faults in the header's links to other languages. */
import { load } from "cheerio";
import { inEnglish, inLanguage, languageOf, TRANSLATIONS } from "../../src/content/shared/languages";
import { FALLBACK_ROUTES, entryPath } from "../../src/content/shared/routes";
import { allEntries } from "../../src/content/schema";
import { builtContent, business } from "../fixtures/built-words";
import { sitePages, unless, type BuiltPage } from "./built-site";
import { inOneLine } from "./published-text";

const { company, locations, posts, testimonials } = builtContent;

/** Text that is the same in every language, such as names, and reviews (which are not translated). */
const SAME: ReadonlySet<string> = new Set([
  business.name,
  business.shortName,
  business.address.locality,
  `${business.address.locality}, ${business.address.region}`,
  // Words that English and Spanish share.
  ...["Blog", "Total", "Van", "Vans:"],
  // Labels on the map. Some place names are split into two lines.
  ...["Red Rock", "Lake Mead", "The Strip", "Airport", "North", "Boulder", "City"],
  ...locations.map(({ title }) => title),
  ...posts.map(({ author }) => author),
  ...testimonials.flatMap(({ name, text }) => [name, text]),
  ...(company.people ?? []).map(({ name }) => name),
]);

/** Returns the strings in JSON data, except single words and paths. */
const textsOf = (data: unknown): readonly string[] => {
  if (typeof data === "string") return /\s/.test(data) && !data.startsWith("/") ? [data] : [];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsOf) : [];
};

/** Elements of the head whose text visitors see in search results and shared links. */
const HEAD = 'title, meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';

/** Returns the strings in a page's text, attributes and data. Skips external links and elements in another language. */
const stringsIn = ({ html }: BuiltPage): readonly string[] => {
  const $ = load(html);
  const data = [...$("script[type$=json]")].flatMap((script) => textsOf(JSON.parse($(script).text())));
  const head = [...$(HEAD)].map((element) => $(element).attr("content") ?? $(element).text());
  // The text of an external link may be the name of a source, which is not translated.
  $("script, style, [hreflang], body [lang], a[href^='https:'], a[href^='mailto:']").remove();
  const texts = [...$("body *").contents()].flatMap((node) => ("data" in node ? [node.data] : []));
  const labels = [...$("*")].flatMap((element) => ["alt", "title", "aria-label"].map((name) => $(element).attr(name) ?? ""));
  return [...new Set([...head, ...texts, ...labels, ...data].map(inOneLine))];
};

const englishStrings = new Set(sitePages.filter(({ route }) => languageOf(route) === "en").flatMap(stringsIn));

/** Matches the name of a law or standard and the punctuation that touches it, as in "(28 CFR 36.304)." and "NRS 484B.467" */
const LAW = /^\p{P}*(?:\d+ )?\p{Lu}{2,} \p{Lu}?\d[\d\p{L}.-]*\p{P}*$/u;

/** Checks whether a text is a law or a name (after a ", " or before a period), or has no word of three letters outside braces. */
const isSameInEveryLanguage = (text: string): boolean =>
  LAW.test(text) ||
  // First compare with the period, because a name such as "Example Inc." ends with one.
  SAME.has(text.replace(/^, /, "")) ||
  SAME.has(text.replace(/^, |\.$/g, "")) ||
  !/\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ""));

/** Reports text on a translated page that is also on an English page. */
export const englishTexts = (page: BuiltPage): readonly string[] =>
  languageOf(page.route) === "en"
    ? []
    : stringsIn(page)
        .filter((text) => englishStrings.has(text) && !isSameInEveryLanguage(text))
        .map((text) => `not translated: ${text}`);

/** English text in quotes and links that translated pages show as it is: reviews, and titles of sources. */
const QUOTED: ReadonlySet<string> = new Set([
  ...testimonials.filter(({ language }) => language === undefined).map(({ text }) => text),
  ...allEntries(builtContent).flatMap(({ entry }) => entry.sources.map(({ title }) => title)),
]);

/** Titles of English entries, by path. */
const titleAt: ReadonlyMap<string | undefined, string> = new Map(
  allEntries(builtContent).map(({ folder, entry }) => [entryPath(folder, entry), entry.title]),
);

/**
 * Reports English reviews, titles of sources and titles of pages in a translated page's `main` that no `lang` marks as English, because screen
 * readers would read them with Spanish sounds.
 */
export const unmarkedQuotesAndTitles = ({ route, $ }: BuiltPage): readonly string[] => {
  if (languageOf(route) === "en") return [];
  const isMarked = (element: Parameters<typeof $>[0]): boolean => $(element).closest("[lang]").attr("lang") === "en";
  const quotes = [...$("main :is(blockquote, a)")].filter((element) => QUOTED.has(inOneLine($(element).text())));
  // The link may add "(en inglés)" in the page's language, so only the title in it is marked.
  const titles = [...$("main a[hreflang='en'][href^='/']")].flatMap((link) => {
    const title = titleAt.get($(link).attr("href"));
    if (title === undefined || !inOneLine($(link).text()).startsWith(title)) return [];
    const parts = $(link).find("*").toArray();
    return [parts.find((part) => inOneLine($(part).text()) === title) ?? link];
  });
  return [...quotes, ...titles].filter((element) => !isMarked(element)).map((element) => `no lang="en": ${inOneLine($(element).text())}`);
};

/** Paths that language links may lead to: all but those of the pages that hosts serve for unknown paths. */
const linkablePaths = new Set(sitePages.map(({ route }) => route).filter((route) => !FALLBACK_ROUTES.includes(inEnglish(route))));

/** Returns the English paths of a page and its parents, such as /services/striping, /services and /. */
const withParents = (path: string): readonly string[] =>
  path === "/" ? ["/"] : [path, ...withParents(path.slice(0, path.lastIndexOf("/")) || "/")];

/**
 * Reports faults in a page's language links. For each other language, the header must link to the page's translation or, if there is none,
 * to the nearest parent page in that language.
 */
export const languageLinkFaults = ({ route, $ }: BuiltPage): readonly string[] => {
  const expected = (["en", ...TRANSLATIONS] as const)
    .filter((language) => language !== languageOf(route))
    .flatMap((language) => {
      const href = withParents(inEnglish(route))
        .map((path) => inLanguage(path, language))
        .find((path) => linkablePaths.has(path));
      return href === undefined ? [] : [{ href, lang: language, hreflang: language }];
    });
  const found = [...$("header[data-header] a[lang]")].map(({ attribs: { href, lang, hreflang } }) => ({ href, lang, hreflang }));
  return unless(
    JSON.stringify(found) === JSON.stringify(expected),
    `expected language links ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`,
  );
};

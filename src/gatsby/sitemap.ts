/** Options for gatsby-plugin-sitemap. The sitemap lists all indexable pages and, if known, the day on which their content last changed. */
import { absoluteUrl } from "../seo/page";
import { dayStart } from "../seo/day-start";
import { COLLECTIONS, namesOf, type FolderName } from "../content/shared/collections";
import { inEnglish, inLanguage, languageOf, LANGUAGES, type Language } from "../content/shared/languages";
import { FALLBACK_ROUTES, routes } from "../content/shared/routes";
import { isIndexed } from "../content/schema/pages";
import type { Settings } from "../content/settings";

interface Dated {
  readonly path: string;
  readonly date?: string;
  readonly updated: string | null;
}

type SitemapData = Readonly<Record<FolderName, { readonly nodes: readonly Dated[] }>> & {
  readonly settings: { readonly value: Settings };
  readonly allPrivacyPage: { readonly nodes: readonly { readonly lang: Language; readonly updated: string }[] };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
};

const QUERY = `{
  settings(lang: { eq: "en" }) { value }
  allPrivacyPage { nodes { lang updated } }
  allSitePage { nodes { path } }
  ${namesOf(COLLECTIONS)
    .map((name) => `${name}: all${COLLECTIONS[name].type} { nodes { path updated ${COLLECTIONS[name].isDated ? "date " : ""}} }`)
    .join("\n  ")}
}`;

/** English paths of the pages that the sitemap omits. */
const HIDDEN: ReadonlySet<string> = new Set([
  ...FALLBACK_ROUTES,
  ...namesOf(routes).flatMap((name) => (isIndexed(name) ? [] : [routes[name]])),
  // Pages that Gatsby adds.
  ...["/404.html", "/dev-404-page"],
]);

const SITE_LANGUAGES = namesOf(LANGUAGES);

const lastChange = ({ date, updated }: Dated): string => updated ?? date ?? "";

/**
 * Returns the sitemap's pages. `lastmod` is the start of the day on which the content last changed, with its UTC offset. It is omitted for
 * content without a date. A page that lists a collection uses the latest date in the collection. A page in several languages has `links`
 * with its URL in each language.
 */
export const sitemapPages = ({ settings, allSitePage, allPrivacyPage, ...entries }: SitemapData) => {
  const { business } = settings.value;
  const days = new Map<string, string>(allPrivacyPage.nodes.map(({ lang, updated }) => [inLanguage(routes.privacy, lang), updated]));
  for (const name of namesOf(COLLECTIONS))
    for (const entry of entries[name].nodes) {
      const page = inLanguage(COLLECTIONS[name].route, languageOf(entry.path));
      days.set(entry.path, lastChange(entry));
      if (lastChange(entry) > (days.get(page) ?? "")) days.set(page, lastChange(entry));
    }
  const paths = new Set(allSitePage.nodes.map(({ path }) => path).filter((path) => !HIDDEN.has(inEnglish(path))));
  const linksOf = (path: string) => {
    const languages = SITE_LANGUAGES.filter((language) => paths.has(inLanguage(path, language)));
    const link = (lang: string, language: Language) => ({ lang, url: absoluteUrl(business.siteUrl, inLanguage(path, language)) });
    const links = languages.map((language) => link(language, language));
    return languages.length > 1 ? [...links, ...(languages.includes("en") ? [link("x-default", "en")] : [])] : undefined;
  };
  return [...paths].sort().map((path) => {
    const day = days.get(path);
    const links = linksOf(path);
    return { path, ...(day && { lastmod: dayStart(day, business.timeZone) }), ...(links && { links }) };
  });
};

/** The plugin's options. They omit priority and change frequency, which search engines ignore. */
export const sitemapOptions = {
  query: QUERY,
  resolveSiteUrl: ({ settings }: SitemapData) => settings.value.business.siteUrl,
  resolvePages: sitemapPages,
  serialize: ({ path, ...page }: ReturnType<typeof sitemapPages>[number]) => ({ url: path, ...page }),
};

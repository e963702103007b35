/** Settings of gatsby-plugin-sitemap: every page that may be found, with the day its content last changed. */
import { dayStart } from "../../seo/day-start";
import { RESERVED_PATHS, routes } from "../../content/shared/routes";
import { namesOf } from "../../content/schema";
import { isIndexed } from "../../content/schema/pages";

interface Dated {
  readonly path: string;
  readonly date?: string;
  readonly updated: string | null;
}

interface SitemapData {
  readonly business: { readonly siteUrl: string; readonly timeZone: string };
  readonly privacyPage: { readonly updated: string };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allService: { readonly nodes: readonly Dated[] };
  readonly allLocation: { readonly nodes: readonly Dated[] };
  readonly allPost: { readonly nodes: readonly Dated[] };
}

/** A page of the sitemap. */
export interface SitemapPage {
  readonly path: string;
  /** When the day began on which it last changed, with the offset from UTC; undefined when the content does not say. */
  readonly lastmod?: string;
}

const QUERY = `{
  business(lang: { eq: "en" }) { siteUrl timeZone }
  privacyPage(lang: { eq: "en" }) { updated }
  allSitePage { nodes { path } }
  allService { nodes { path updated } }
  allLocation { nodes { path updated } }
  allPost { nodes { path date updated } }
}`;

const HIDDEN: ReadonlySet<string> = new Set([
  ...RESERVED_PATHS,
  ...namesOf(routes).flatMap((name) => (isIndexed(name) ? [] : [routes[name]])),
  ...["/404.html", "/dev-404-page"],
]);

const changed = ({ date, updated }: Dated): string | undefined => updated ?? date;

const latest = (entries: readonly Dated[]): string | undefined =>
  entries.flatMap((entry) => changed(entry) ?? []).reduce<string | undefined>((last, day) => (last && last > day ? last : day), undefined);

/** Lists the pages of the sitemap. A page that lists a folder changed when the newest of the folder did. */
export const sitemapPages = ({ business, allSitePage, allService, allLocation, allPost, privacyPage }: SitemapData): SitemapPage[] => {
  const days = new Map<string, string | undefined>([
    ...[...allService.nodes, ...allLocation.nodes, ...allPost.nodes].map((entry) => [entry.path, changed(entry)] as const),
    [routes.services, latest(allService.nodes)],
    [routes.locations, latest(allLocation.nodes)],
    [routes.blog, latest(allPost.nodes)],
    [routes.privacy, privacyPage.updated],
  ]);
  return allSitePage.nodes
    .filter(({ path }) => !HIDDEN.has(path))
    .map(({ path }) => {
      const day = days.get(path);
      return { path, ...(day && { lastmod: dayStart(day, business.timeZone) }) };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
};

/** Options of the plugin. No priority and no change frequency: search engines do not read them. */
export const sitemapOptions = {
  query: QUERY,
  resolveSiteUrl: ({ business }: SitemapData) => business.siteUrl,
  resolvePages: sitemapPages,
  // Each exclusion would be tried as a pattern against each page, which costs seconds with thousands of them.
  filterPages: () => false,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod && { lastmod }) }),
};

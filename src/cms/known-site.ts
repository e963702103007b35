/** What a draft is checked against: pages to link to, who links to them, and facts. */
import type { FactSources } from "../content/named-facts";
import { redirectsOf } from "../content/old-addresses";
import { pathTo, routes } from "../content/shared/routes";
import { backlinksOf, type Backlinks } from "./backlinks";
import { folders, type Content, type FolderName, namesOf } from "../content/schema";

/** As it is sent: plain data. */
export interface KnownSite extends FactSources {
  /** The last part of each page's address, by the name of its file. */
  readonly addresses: Readonly<Record<FolderName, Readonly<Record<string, string>>>>;
  /** What pages name as their old addresses, by the name of their file; only of those that name any. */
  readonly formerly: Readonly<Record<FolderName, Readonly<Record<string, readonly string[]>>>>;
  /** Old addresses that lead on. */
  readonly redirects: readonly string[];
  readonly backlinks: Backlinks;
}

const addressesOf = (
  entries: readonly { readonly slug: string; readonly address?: string | undefined }[],
): Readonly<Record<string, string>> => Object.fromEntries(entries.map(({ slug, address }) => [slug, address ?? slug]));

const formerlyOf = (
  entries: readonly { readonly slug: string; readonly formerly: readonly string[] }[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(entries.filter(({ formerly }) => formerly.length > 0).map(({ slug, formerly }) => [slug, formerly]));

/** Takes out of the content what the editor must know. */
export const knownSite = (content: Content): KnownSite => {
  const { language, business, company, facts, words, services, locations, posts } = content;
  return {
    language,
    business,
    company,
    facts,
    words,
    addresses: { services: addressesOf(services), locations: addressesOf(locations), posts: addressesOf(posts) },
    formerly: { services: formerlyOf(services), locations: formerlyOf(locations), posts: formerlyOf(posts) },
    redirects: redirectsOf(content).map(({ from }) => from),
    backlinks: backlinksOf(content),
  };
};

/** Lists the addresses of the pages. */
export const pagesOf = ({ addresses }: KnownSite): ReadonlySet<string> =>
  new Set([
    ...Object.values(routes),
    ...namesOf(folders).flatMap((name) => Object.values(addresses[name]).map((address) => pathTo(name, address))),
  ]);

/** Lists the addresses that a link may name: pages, and those that lead on to one. */
export const pathsOf = (site: KnownSite): ReadonlySet<string> => new Set([...pagesOf(site), ...site.redirects]);

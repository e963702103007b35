/** What a draft is checked against: pages to link to, and facts. */
import { namedFacts, type FactSources, type NamedFacts } from "../content/named-facts";
import { pathTo, routes } from "../content/routes";
import { folders, type Content, type FolderName } from "../content/schema";

/** As it is sent: plain data. */
export interface KnownSite extends FactSources {
  readonly slugs: Readonly<Record<FolderName, readonly string[]>>;
  /** Old addresses that lead on. */
  readonly redirects: readonly string[];
}

const slugsOf = (entries: readonly { readonly slug: string }[]): readonly string[] => entries.map(({ slug }) => slug);

/** Takes out of the content what the editor must know. */
export const knownSite = ({ business, company, facts, words, services, locations, posts, redirects }: Content): KnownSite => ({
  business,
  company,
  facts,
  words,
  slugs: { services: slugsOf(services), locations: slugsOf(locations), posts: slugsOf(posts) },
  redirects: redirects.map(({ from }) => from),
});

const namesOf = (registry: typeof folders): readonly FolderName[] => Object.keys(registry) as FolderName[]; // the registry's own keys

/** Lists the addresses of the pages. */
export const pagesOf = ({ slugs }: KnownSite): ReadonlySet<string> =>
  new Set([...Object.values(routes), ...namesOf(folders).flatMap((name) => slugs[name].map((slug) => pathTo(name, slug)))]);

/** Lists the addresses that a link may name: pages, and those that lead on to one. */
export const pathsOf = (site: KnownSite): ReadonlySet<string> => new Set([...pagesOf(site), ...site.redirects]);

/** Names the facts. They are no plain data: some count. */
export const factsOf = (known: KnownSite): NamedFacts => namedFacts(known);

/** What the editor must know of the rest of the site, as it is now: pages to link to, who links to them, and facts. `/admin/site.json` says it. */
import { namedFacts, type FactSources, type NamedFacts } from "../content/named-facts";
import { pathTo, routes } from "../content/routes";
import { pointersOf, type Pointers } from "./pointers";
import { folders, type Content, type FolderName } from "../content/schema";

/** Where the editor asks for it. */
export const KNOWN_SITE_PATH = "/admin/site.json";

/** As it is sent: plain data. */
export interface KnownSite extends FactSources {
  readonly slugs: Readonly<Record<FolderName, readonly string[]>>;
  /** Old addresses that lead on. */
  readonly redirects: readonly string[];
  readonly pointers: Pointers;
}

const slugsOf = (entries: readonly { readonly slug: string }[]): readonly string[] => entries.map(({ slug }) => slug);

/** Takes out of the content what the editor must know. */
export const knownSite = (content: Content): KnownSite => {
  const { business, company, facts, words, services, locations, posts, redirects } = content;
  return {
  business,
  company,
  facts,
  words,
  slugs: { services: slugsOf(services), locations: slugsOf(locations), posts: slugsOf(posts) },
  redirects: redirects.map(({ from }) => from),
  pointers: pointersOf(content),
};
};

const namesOf = (registry: typeof folders): readonly FolderName[] => Object.keys(registry) as FolderName[]; // the registry's own keys

/** Lists the addresses of the pages. */
export const pagesOf = ({ slugs }: KnownSite): ReadonlySet<string> =>
  new Set([...Object.values(routes), ...namesOf(folders).flatMap((name) => slugs[name].map((slug) => pathTo(name, slug)))]);

/** Lists the addresses that a link may name: pages, and those that lead on to one. */
export const pathsOf = (site: KnownSite): ReadonlySet<string> => new Set([...pagesOf(site), ...site.redirects]);

/** Names the facts. They are no plain data: some count. */
export const factsOf = (known: KnownSite): NamedFacts => namedFacts(known);

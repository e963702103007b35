/** Compares a live site with a built folder. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { decodePath } from "../../src/content/check/taken-addresses";
import { redirectFiles } from "../../src/content/entries/redirect-files";
import type { Redirect } from "../../src/content/schema/redirects";
import { inEnglish } from "../../src/content/shared/languages";
import { FALLBACK_ROUTES, siteFiles } from "../../src/content/shared/routes";
import { filesBelow } from "../../src/publish/page-files";
import type { HeaderSettings } from "../../src/policy/policy";
import { headerBlocks, type HeaderBlock } from "../../src/publish/host/headers";
import { hostOf } from "../../src/publish/host/hosts";
import { propertyOf } from "../../src/content/shared/required";

const TIMEOUT_MS = 30_000;
const CONCURRENCY = 4;
const UNKNOWN_PATH = "/no-page-has-this-address";

/** Returns the files of a redirect's page, relative to the built folder. */
const pagesOfRedirect = (from: string): readonly string[] => redirectFiles(decodePath(from)).map((file) => file.slice(1));

const request = (url: string): Promise<Response> => fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Returns a target's path, query and anchor, because a host may write the target with or without the domain. */
const linkOf = (target: string, site: string): string => {
  const { pathname, search, hash } = new URL(target, site);
  return pathname + search + hash;
};

/** Returns the digest in a site's `/build.json`, or undefined if it cannot be read. */
export const liveDigest = async (site: string): Promise<string | undefined> => {
  try {
    const response = await request(`${site}/build.json`);
    const digest = propertyOf(await response.json(), "digest");
    return typeof digest === "string" ? digest : undefined;
  } catch {
    return undefined;
  }
};

/** A request to the site, and the file of the built folder that the site should send. */
interface Expectation {
  readonly address: string;
  readonly file: string;
  readonly status: number;
  /** For a redirect, its target. Hosts that do not read the build's rules send the file instead: a page that redirects. */
  readonly to?: string;
}

/** Returns each page except the editor, the 404 pages, and the pages of redirects. */
const pagesOf = (files: readonly string[], redirectPages: ReadonlySet<string>): readonly Expectation[] =>
  files
    .filter((file) => path.posix.basename(file) === "index.html" && !redirectPages.has(file))
    .map((file) => ({ address: `/${file.replace(/\/?index\.html$/, "")}`, file, status: 200 }))
    .filter(({ address }) => address !== siteFiles.admin && !FALLBACK_ROUTES.includes(inEnglish(address)));

/** Returns the headers of an address, from all blocks that match it, as hosts merge them. */
const headersOf = (blocks: readonly HeaderBlock[], address: string): readonly (readonly [name: string, value: string])[] =>
  blocks
    .filter((block) => (block.path.endsWith("/*") ? address.startsWith(block.path.slice(0, -1)) : address === block.path))
    .flatMap(({ headers }) => Object.entries(headers));

/** Returns each redirect that is in the built folder. */
const redirectsIn = (files: readonly string[], redirects: readonly Redirect[]): readonly Expectation[] => {
  // In reverse order, because the first redirect from a path wins.
  const targets = new Map(redirects.toReversed().map(({ from, to }) => [from, to]));
  return [...targets].flatMap(([address, to]) => {
    const file = pagesOfRedirect(address).find((page) => files.includes(page));
    return file === undefined ? [] : [{ address, file, status: 200, to }];
  });
};

/**
 * Compares a site's responses with a built folder: status, headers and bytes. Requests every redirect, every page except the editor and the
 * 404 pages, one script, one AVIF file, one XML file, and a page that does not exist.
 *
 * @param site URL of the site, without a trailing slash
 * @param redirects all redirects of the site
 * @returns a message for each difference
 */
export const siteDifferences = async (
  folder: string,
  site: string,
  redirects: readonly Redirect[],
  settings: HeaderSettings = {},
): Promise<readonly string[]> => {
  const files = filesBelow(folder);
  const blocks = headerBlocks(files, hostOf(process.env), settings);
  const compare = async ({ address, file, status, to }: Expectation): Promise<readonly string[]> => {
    try {
      const response = await request(site + address);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (to !== undefined && response.status === 301) {
        const location = response.headers.get("location") ?? "";
        return linkOf(location, site) === linkOf(to, site) ? [] : [`${address}: expected a redirect to ${to}, found one to ${location}`];
      }
      if (response.status !== status) {
        return [`${address}: expected status ${to === undefined ? status : `301 or ${status}`}, found ${response.status}`];
      }
      const wrong = headersOf(blocks, address).filter(([name, value]) => response.headers.get(name) !== value);
      const isSame = bytes.equals(await readFile(path.join(folder, file)));
      return [
        ...wrong.map(([name, value]) => `${address}: expected the header ${name}: ${value}, found ${response.headers.get(name) ?? "none"}`),
        ...(isSame ? [] : [`${address}: expected the content of ${file}, found other content (${bytes.length} bytes)`]),
      ];
    } catch (error) {
      return [`${address}: expected a response, found ${error instanceof Error ? error.message : String(error)}`];
    }
  };
  const firstFile = (pattern: RegExp) => files.filter((file) => pattern.test(file)).slice(0, 1);
  const redirectPages = new Set(redirects.flatMap(({ from }) => pagesOfRedirect(from)));
  const wanted: readonly Expectation[] = [
    ...pagesOf(files, redirectPages),
    ...redirectsIn(files, redirects),
    ...[/^static\/.*\.js$/, /\.avif$/, /\.xml$/].flatMap(firstFile).map((file) => ({ address: `/${encodeURI(file)}`, file, status: 200 })),
    { address: UNKNOWN_PATH, file: "404.html", status: 404 },
  ];
  const differences: string[] = [];
  for (let at = 0; at < wanted.length; at += CONCURRENCY)
    differences.push(...(await Promise.all(wanted.slice(at, at + CONCURRENCY).map(compare))).flat());
  return differences.sort();
};

/** Compares a live site with a built folder. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../src/publish/page-files";
import type { HeaderSettings } from "../../src/policy/policy";
import { headerBlocks } from "../../src/publish/host/headers";
import { hostOf } from "../../src/publish/host/hosts";
import { propertyOf } from "../../src/content/shared/required";

const TIMEOUT_MS = 30_000;
const CONCURRENCY = 4;
const UNKNOWN_PATH = "/no-page-has-this-address";

const request = (url: string): Promise<Response> => fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });

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

/** Returns the path and the file of each page except the editor and the 404 pages. */
const pagesOf = (files: readonly string[]): readonly (readonly [address: string, file: string])[] =>
  files
    .filter((file) => file.endsWith("index.html") && !/^(?:404|admin|blog\/404)\//.test(file))
    .map((file) => [`/${file.replace(/\/?index\.html$/, "")}`, file] as const);

/**
 * Compares a site's responses with a built folder: status, headers and bytes. Requests every page, one script, one AVIF file, one XML
 * file, and a page that does not exist.
 *
 * @param site URL of the site, without a trailing slash
 * @returns a message for each difference
 */
export const siteDifferences = async (folder: string, site: string, settings: HeaderSettings = {}): Promise<readonly string[]> => {
  const files = filesBelow(folder);
  const commonHeaders = headerBlocks(files, hostOf(process.env), settings).find((block) => block.path === "/*")?.headers ?? {};
  const compare = async (address: string, file: string, status: number): Promise<readonly string[]> => {
    try {
      const response = await request(site + address);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status !== status) return [`${address}: expected status ${status}, found ${response.status}`];
      const wrong = Object.entries(commonHeaders).filter(([name, value]) => response.headers.get(name) !== value);
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
  const wanted: readonly (readonly [address: string, file: string, status: number])[] = [
    ...pagesOf(files).map(([address, file]) => [address, file, 200] as const),
    ...[/^static\/.*\.js$/, /\.avif$/, /\.xml$/].flatMap(firstFile).map((file) => [`/${file}`, file, 200] as const),
    [UNKNOWN_PATH, "404.html", 404],
  ];
  const differences: string[] = [];
  for (let at = 0; at < wanted.length; at += CONCURRENCY)
    differences.push(...(await Promise.all(wanted.slice(at, at + CONCURRENCY).map((expected) => compare(...expected)))).flat());
  return differences.sort();
};

/** Looks at a site that is online, and says how it differs from a built folder. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../src/build/publish/files";
import type { HeaderSettings } from "../../src/build/policy/headers";
import { headerBlocks } from "../../src/build/publish/host/headers";
import { hostOf } from "../../src/build/publish/host/hosts";
import { propertyOf } from "../../src/content/shared/required";

const TIMEOUT_MS = 30_000;
/** How many pages are asked for at once. */
const AT_ONCE = 4;
const UNKNOWN_PATH = "/no-page-has-this-address";

const ask = (url: string): Promise<Response> => fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Gives the digest that a site's `/build.json` tells; nothing when it tells none. */
export const liveDigest = async (site: string): Promise<string | undefined> => {
  try {
    const answer = await ask(`${site}/build.json`);
    const digest = propertyOf(await answer.json(), "digest");
    return typeof digest === "string" ? digest : undefined;
  } catch {
    return undefined;
  }
};

/** Lists the addresses of a folder's pages and the file of each. */
const pagesOf = (files: readonly string[]): readonly (readonly [address: string, file: string])[] =>
  files
    .filter((file) => file.endsWith("index.html") && !/^(?:404|admin|blog\/404)\//.test(file))
    .map((file) => [`/${file.replace(/\/?index\.html$/, "")}`, file] as const);

/**
 * Asks for every page of a built folder, for an address that no page has, and for one file of each kind, and compares status,
 * headers and bytes.
 *
 * @param site its address, without a slash at the end
 * @returns each difference in words; none when the site answers as built
 */
export const lookAtSite = async (folder: string, site: string, settings: HeaderSettings = {}): Promise<readonly string[]> => {
  const files = filesBelow(folder);
  const everywhere = headerBlocks(files, hostOf(process.env), settings).find((block) => block.path === "/*")?.headers ?? {};
  const look = async (address: string, file: string, status: number): Promise<readonly string[]> => {
    try {
      const answer = await ask(site + address);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== status) return [`${address}: expected status ${status}, found ${answer.status}`];
      const wrong = Object.entries(everywhere).filter(([name, value]) => answer.headers.get(name) !== value);
      const isSame = bytes.equals(await readFile(path.join(folder, file)));
      return [
        ...wrong.map(([name, value]) => `${address}: expected the header ${name}: ${value}, found ${answer.headers.get(name) ?? "none"}`),
        ...(isSame ? [] : [`${address}: expected the bytes of ${file}, found others (${bytes.length})`]),
      ];
    } catch (error) {
      return [`${address}: expected an answer, found ${reason(error)}`];
    }
  };
  const one = (pattern: RegExp) => files.filter((file) => pattern.test(file)).slice(0, 1);
  const waiting = [
    ...pagesOf(files).map(([address, file]) => [address, file, 200] as const),
    ...[...one(/^static\/.*\.js$/), ...one(/\.avif$/), ...one(/\.xml$/)].map((file) => [`/${file}`, file, 200] as const),
    [UNKNOWN_PATH, "404.html", 404] as const,
  ];
  const found: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found.push(...(await look(next[0], next[1], next[2])));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.sort();
};

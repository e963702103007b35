/** Finds the pages that differ between two builds. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { HASH_DIGITS, HASHED_FOLDER } from "../../src/publish/page-files";

/** SHA-256 of each page's HTML, by path. */
export type PageDigests = Readonly<Record<string, string>>;

/**
 * Matches the hashes in the names of scripts, styles and fonts. They change with the site's code, even if the page does not change. Digits in
 * other names, such as dates, are part of the page.
 */
const HASHES = new RegExp(`(?<=/${HASHED_FOLDER}/[\\w.-]+)-[0-9a-f]{${HASH_DIGITS},32}(?=\\.\\w)`, "g");

/** Returns the digest of each page in a built folder, keyed by path (such as /about). Returns an empty object if the folder is missing. */
export const pageDigests = (folder: string): PageDigests => {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const pages = files
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !/^admin\b/.test(file));
  return Object.fromEntries(
    pages.map((file) => {
      const html = readFileSync(path.join(folder, file), "utf8").replace(HASHES, "");
      return [`/${path.posix.dirname(file).replace(/^\.$/, "")}`, createHash("sha256").update(html).digest("hex")];
    }),
  );
};

/** Returns the paths of new and changed pages, sorted. */
export const changedPages = (before: PageDigests, now: PageDigests): readonly string[] =>
  Object.keys(now)
    .filter((address) => now[address] !== before[address])
    .sort();

/** Stores the digests of a build whose tests have passed. */
export const setTested = (file: string, tested: PageDigests): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(tested));
};

/**
 * Returns the digests of the last build whose tests passed. Without such a build, stores and returns the digests of the build in `folder`, so
 * that later runs compare with the same pages until a run passes.
 */
export const testedPages = (file: string, folder: string): PageDigests => {
  // Safe cast: `setTested` wrote the file.
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as PageDigests;
  const digests = pageDigests(folder);
  setTested(file, digests);
  return digests;
};

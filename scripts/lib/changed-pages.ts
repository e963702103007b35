/** Finds the pages that differ between two builds. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** SHA-256 of each page's HTML, by path. */
export type PageDigests = Readonly<Record<string, string>>;

/** Matches hashes in file names. They change with the site's code, even if the page does not change. */
const HASHED = /-[0-9a-f]{8,}(?=\.\w)/g;

/** Returns the digest of each page in a built folder, keyed by path (such as /about). Returns an empty object if the folder is missing. */
export const pageDigests = (folder: string): PageDigests => {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const pages = files
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !/^admin\b/.test(file));
  return Object.fromEntries(
    pages.map((file) => {
      const html = readFileSync(path.join(folder, file), "utf8").replace(HASHED, "");
      return [`/${path.posix.dirname(file).replace(/^\.$/, "")}`, createHash("sha256").update(html).digest("hex")];
    }),
  );
};

/** Returns the paths of new and changed pages, sorted. */
export const changedPages = (before: PageDigests, now: PageDigests): readonly string[] =>
  Object.keys(now)
    .filter((address) => now[address] !== before[address])
    .sort();

/** Tells which pages one build has made otherwise than the one before. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What each page says, digested, by its address. */
export type PageDigests = Readonly<Record<string, string>>;

/** Names of scripts and styles change with the code of the site, and nothing a visitor gets with them. */
const HASHED = /-[0-9a-f]{8,}(?=\.\w)/g;

/**
 * Digests the pages of a built folder. A folder that is not there has none.
 *
 * @returns by address, such as /about
 */
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

/** Lists the addresses of pages that are new or say something else. */
export const changedPages = (before: PageDigests, now: PageDigests): readonly string[] =>
  Object.keys(now)
    .filter((address) => now[address] !== before[address])
    .sort();

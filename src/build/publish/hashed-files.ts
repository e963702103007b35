import { createHash } from "node:crypto";
import { HASHED_FOLDER } from "./page-files";

/** Length of the hash in a file's name: enough to be unique on a site, and short, because every page names eight files. */
export const HASH_DIGITS = 10;

/** A file that browsers may cache for a year, because its name has a hash of its content. */
export interface HashedFile {
  /** Path below the published folder. */
  readonly file: string;
  readonly code: string;
}

/** Returns the hash of some code for a file's name. */
export const codeDigest = (code: string): string => createHash("sha256").update(code).digest("hex").slice(0, HASH_DIGITS);

/** Returns a script's file name with its hash. */
export const scriptFile = (name: string, code: string): HashedFile => ({ file: `${HASHED_FOLDER}/${name}-${codeDigest(code)}.js`, code });

/** Name of the script of all pages. */
export const PAGE_SCRIPT = "page";

/** Name of the script of pages with an island that is hydrated on interaction. */
export const WAITING_SCRIPT = "waiting";

/** Returns the print style sheet's file name with its hash. */
export const printFile = (code: string): HashedFile => ({ file: `${HASHED_FOLDER}/print-${codeDigest(code)}.css`, code });

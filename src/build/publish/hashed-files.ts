import { createHash } from "node:crypto";
import { HASHED_FOLDER } from "./page-files";

/** How much of a digest stands in a file's name: enough that no two files of a site share it, and no more, for every page names eight. */
export const HASH_DIGITS = 10;

/** A file beside the pages that browsers may keep: another content has another name. */
export interface HashedFile {
  /** Name below the published folder. */
  readonly file: string;
  readonly code: string;
}

/** Digests some code, as names of files have it. */
export const codeDigest = (code: string): string => createHash("sha256").update(code).digest("hex").slice(0, HASH_DIGITS);

/** Names a script after itself and what it holds. */
export const scriptFile = (name: string, code: string): HashedFile => ({ file: `${HASHED_FOLDER}/${name}-${codeDigest(code)}.js`, code });

/** Name of the script that comes beside every page. */
export const PAGE_SCRIPT = "page";

/** Name of the script that comes beside pages with an island that waits for a gesture. */
export const WAITING_SCRIPT = "waiting";

/** Names the style sheet for print after what it holds. */
export const printFile = (code: string): HashedFile => ({ file: `${HASHED_FOLDER}/print-${codeDigest(code)}.css`, code });

import { createHash } from "node:crypto";
import { HASHED_FOLDER } from "./page-files";

/** A script beside the pages. */
export interface ScriptFile {
  /** Name below the published folder. */
  readonly file: string;
  readonly code: string;
}

/** Names a script after itself and what it holds, so that browsers may keep it. */
export const scriptFile = (name: string, code: string): ScriptFile => ({
  file: `${HASHED_FOLDER}/${name}-${createHash("sha256").update(code).digest("hex").slice(0, 20)}.js`,
  code,
});

/** Name of the script that comes beside every page. */
export const PAGE_SCRIPT = "page";

/** Tells whether an address is that script's. */
export const isPageScript = (address: string): boolean => new RegExp(`^/${HASHED_FOLDER}/${PAGE_SCRIPT}-[0-9a-f]{20}\\.js$`).test(address);

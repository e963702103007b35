/** Gives tests a copy of the fixture's content that they may break. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FIXTURE_ROOT } from "../../fixtures/content";
import { loadLanguages } from "../../../src/content/languages";
import { ContentError, type Problem } from "../../../src/content/problems";

export interface ContentCopy {
  readonly root: string;
  readonly read: (file: string) => Buffer;
  readonly write: (file: string, text: string | Uint8Array) => void;
  /** What the check says of the copy as it is now. */
  readonly problems: (options?: { readonly drafts: boolean; readonly today?: string }) => readonly Problem[];
  readonly remove: () => void;
}

/** Copies the content, or that of another copy, into a folder of its own. */
export const copyContent = (from = FIXTURE_ROOT): ContentCopy => {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(from, root, { recursive: true });
  return {
    root,
    read: (file) => readFileSync(path.join(root, file)),
    write: (file, text) => writeFileSync(path.join(root, file), text),
    problems: (options = { drafts: true }) => {
      try {
        loadLanguages(root, options);
        return [];
      } catch (error) {
        if (error instanceof ContentError) return error.problems;
        throw error;
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

/** Copies of the fixture's content that tests can break. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FIXTURE_ROOT } from "../../fixtures/content";
import { newFolder } from "../../fixtures/folder";
import { loadLanguages } from "../../../src/content/languages";
import { ContentError, type Problem } from "../../../src/content/problems";

export interface ContentCopy {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string | Uint8Array) => void;
  /** Replaces a part of a file. Throws if the file does not change. */
  readonly change: (file: string, from: string | RegExp, to: string) => void;
  /** Runs the content check on the copy. */
  readonly problems: (options?: { readonly drafts: boolean; readonly today?: string }) => readonly Problem[];
  readonly remove: () => void;
}

/** Copies the content, or that of another copy, to a new folder. The caller calls `remove`. */
export const copyContent = (from = FIXTURE_ROOT): ContentCopy => {
  const root = newFolder();
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const write = (file: string, text: string | Uint8Array) => writeFileSync(path.join(root, file), text);
  cpSync(from, root, { recursive: true });
  return {
    root,
    read,
    write,
    change: (file, part, to) => {
      const changed = read(file).replace(part, to);
      if (changed === read(file)) throw new Error(`${file} does not contain ${String(part)}`);
      write(file, changed);
    },
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

/** Resets a copy of `from` before each test of a file or of the enclosing `describe`. */
export const copyForEachTest = (from = FIXTURE_ROOT): ContentCopy => {
  const copy = copyContent(from);
  beforeEach(() => {
    copy.remove();
    cpSync(from, copy.root, { recursive: true });
  });
  afterAll(() => copy.remove());
  return copy;
};

/** Formats problems as editors see them. */
export const reportLines = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ file, line, field, expected, found, fix }) => `${file}${line ? `:${line}` : ""} ${field}: ${expected}; ${found}. ${fix}`);

/** Copies the fixture's content, so that tests can add mistakes to the copy. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FIXTURE_ROOT } from "../../fixtures/content";
import { newFolder } from "../../fixtures/folder";
import { readLanguages } from "../../../src/content/load/languages";
import type { LoadOptions } from "../../../src/content/load/load";
import type { Problem } from "../../../src/content/check/problems";

export type ContentCopy = ReturnType<typeof copyContent>;

/** Copies the fixture's content, or another content folder, to a new folder. The caller must call `remove`. */
export const copyContent = (from = FIXTURE_ROOT) => {
  const root = newFolder();
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const write = (file: string, text: string | Uint8Array) => writeFileSync(path.join(root, file), text);
  cpSync(from, root, { recursive: true });
  return {
    root,
    read,
    write,
    /**
     * Replaces part of a file.
     *
     * @throws Error if the file does not change
     */
    change: (file: string, part: string | RegExp, to: string) => {
      const changed = read(file).replace(part, to);
      if (changed === read(file)) throw new Error(`${file} does not contain ${String(part)}`);
      write(file, changed);
    },
    /** Appends a paragraph to a file. */
    append: (file: string, text: string) => write(file, `${read(file)}\n${text}\n`),
    /** Returns the problems that the content check finds in the copy. */
    problems: (options: LoadOptions = { drafts: true }) => readLanguages(root, options).problems,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

/** Copies `from` to a new folder, and resets the copy before each test in the file or the enclosing `describe`. */
export const copyForEachTest = (from = FIXTURE_ROOT): ContentCopy => {
  const copy = copyContent(from);
  beforeEach(() => {
    copy.remove();
    cpSync(from, copy.root, { recursive: true });
  });
  afterAll(() => copy.remove());
  return copy;
};

/** Formats each problem as one line of text. */
export const reportLines = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ file, line, field, expected, found, fix }) => `${file}${line ? `:${line}` : ""} ${field}: ${expected}; ${found}. ${fix}`);

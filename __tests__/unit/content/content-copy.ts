/** Copies the fixture's content, so that tests can add mistakes to the copy. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FIXTURE_ROOT } from "../../fixtures/content";
import { newFolder } from "../../fixtures/folder";
import { FIXTURE_HOSTING } from "../../fixtures/hosting-file";
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
    /** Returns the problems that the content check finds in the copy, by default with the fixture's hosting file. */
    problems: (options: LoadOptions = { drafts: true }) => readLanguages(root, { hosting: FIXTURE_HOSTING, ...options }).problems,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });

/** Makes `copy` the same as `from`. Writes only files that differ, because most tests change one. */
const reset = (copy: string, from: string): void => {
  const wanted = new Set(namesIn(from));
  for (const name of namesIn(copy)) if (!wanted.has(name)) rmSync(path.join(copy, name), { recursive: true, force: true });
  for (const name of wanted) {
    const [source, target] = [path.join(from, name), path.join(copy, name)];
    if (statSync(source).isDirectory()) mkdirSync(target, { recursive: true });
    else if (!existsSync(target) || !readFileSync(target).equals(readFileSync(source))) copyFileSync(source, target);
  }
};

/** Copies `from` to a new folder, and resets the copy before each test in the file or the enclosing `describe`. */
export const copyForEachTest = (from = FIXTURE_ROOT): ContentCopy => {
  const copy = copyContent(from);
  beforeEach(() => reset(copy.root, from));
  afterAll(() => copy.remove());
  return copy;
};

/** Formats each problem as one line of text. */
export const reportLines = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ file, line, field, expected, found, fix }) => `${file}${line ? `:${line}` : ""} ${field}: ${expected}; ${found}. ${fix}`);

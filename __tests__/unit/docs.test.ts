/** Checks that the paths, links and commands in the documentation exist. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";
import { listFiles } from "../../src/content/load/read-folder";

const DOCS = ["README.md", "CONTRIBUTING.md", ...listFiles("docs", "", [".md"]).map((file) => `docs/${file}`)];
/** Paths of files that a reader of the documentation would create. */
const EXAMPLES = ["src/templates/case.tsx", "/images/file.jpg"];

const found = (file: string, pattern: RegExp): readonly string[] =>
  Array.from(readFileSync(file, "utf8").matchAll(pattern), ([, name = ""]) => name).filter((name) => !EXAMPLES.includes(name));

it.each(DOCS)("every path in %s exists", (file) => {
  const paths = found(file, /`((?:src|scripts|__tests__|docs|plugins)\/[\w./-]+)`/g);
  expect(paths.filter((name) => !existsSync(name))).toEqual([]);
});

it.each(DOCS)("every relative link in %s leads to a file", (file) => {
  const links = found(file, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
});

it.each(DOCS)("every npm script in %s exists", (file) => {
  expect(found(file, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
});

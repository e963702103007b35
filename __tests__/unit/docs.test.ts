/** Checks that the paths, files, links and commands in the documentation exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { devDependencies, scripts } from "../../package.json";
import { listFiles } from "../../src/content/load/read-folder";

const DOCS = ["README.md", "CONTRIBUTING.md", ...listFiles("docs", "", [".md"]).map((file) => `docs/${file}`)];
/** Paths of files that a reader of the documentation would create. */
const EXAMPLES = ["src/templates/case.tsx", "/images/file.jpg", ".github/CODEOWNERS"];

const found = (file: string, pattern: RegExp): readonly string[] =>
  Array.from(readFileSync(file, "utf8").matchAll(pattern), ([, name = ""]) => name).filter((name) => !EXAMPLES.includes(name));

/** Files that the build writes. */
const WRITTEN = ["_nginx.conf", "wrangler.jsonc", "build.json"];
const FOLDERS = ["src", "scripts", "__tests__", "docs", "plugins", "content", "starter", "static", ".github"];
const FILES = [...readdirSync("."), ...FOLDERS.flatMap((folder) => listFiles("", folder))].map((file) => `/${file}`);

it.each(DOCS)("every path in %s exists", (file) => {
  const paths = found(file, /`([\w.-]+\/[\w./-]*)`/g).filter((name) => FOLDERS.some((folder) => name.startsWith(`${folder}/`)));
  expect(paths.filter((name) => !existsSync(name))).toEqual([]);
});

// The documentation may omit a file's folders, as in `words.yml`.
it.each(DOCS)("every file in %s exists", (file) => {
  const names = found(file, /`((?:[\w.-]+\/)*[\w.-]+\.(?:[cm]?[jt]sx?|jsonc?|ya?ml|md|css|sql|toml|conf))`/g);
  // A package's name can look like a file's, as in ssim.js.
  const known = (name: string) =>
    WRITTEN.includes(name) || name in devDependencies || FILES.some((existing) => existing.endsWith(`/${name}`));
  expect(names.filter((name) => !known(name))).toEqual([]);
});

it.each(DOCS)("every relative link in %s leads to a file", (file) => {
  const links = found(file, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
});

it.each(DOCS)("every npm script in %s exists", (file) => {
  expect(found(file, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
});

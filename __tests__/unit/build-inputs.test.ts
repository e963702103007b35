import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inputsDigest, isBuiltFrom, recordInputs } from "../../scripts/lib/build-inputs";

const HOME = process.cwd();
const SOURCE = { commit: "1234", changed: false };
const ENVIRONMENT = { PATH: "/bin", SITE_HOST: "netlify" };
const RECORD = ".cache/built-from.json";

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "inputs-"));
  process.chdir(project);
  write("package-lock.json", "{}");
  write("src/pages/index.tsx", "home");
  write("content/posts/one.md", "one");
  write("README.md", "read me");
  write("dist/build.json", "{}");
});
afterEach(() => {
  process.chdir(HOME);
  rmSync(project, { recursive: true });
});

const digest = (source = SOURCE, environment: Record<string, string> = ENVIRONMENT) => inputsDigest("content", source, environment);

it.each<[string, () => void]>([
  ["a text", () => write("content/posts/one.md", "two")],
  ["a new file of content", () => write("content/posts/two.md", "one")],
  ["code", () => write("src/pages/index.tsx", "away")],
  ["the packages", () => write("package-lock.json", "{ }")],
  ["the name of a file", () => renameSync("content/posts/one.md", "content/posts/eins.md")],
])("notices that %s changed", async (_, change) => {
  const before = await digest();
  change();
  expect(await digest()).not.toBe(before);
});

it("notices another commit, another setting, and files that differ from the commit", async () => {
  const all = [digest(), digest({ ...SOURCE, commit: "5678" }), digest({ ...SOURCE, changed: true }), digest(SOURCE, { SITE_HOST: "x" })];
  expect(new Set(await Promise.all(all)).size).toBe(4);
});

it.each<[string, () => void]>([
  ["a file that is no part of the site", () => write("README.md", "do read me")],
  ["what the build writes", () => write("src/gatsby-types.d.ts", "types")],
  ["the time of a file alone", () => utimesSync("content/posts/one.md", 1, 1)],
])("does not mind %s", async (_, change) => {
  const before = await digest();
  change();
  expect(await digest()).toBe(before);
});

it("knows the site it built, and not one that was built from something else or put there by hand", async () => {
  const now = await digest();
  expect(isBuiltFrom("dist", RECORD, now)).toBe(false);
  recordInputs("dist", RECORD, now);
  expect(isBuiltFrom("dist", RECORD, now)).toBe(true);
  expect(isBuiltFrom("dist", RECORD, "other")).toBe(false);
  write("dist/build.json", "{ }");
  expect(isBuiltFrom("dist", RECORD, now)).toBe(false);
  rmSync("dist", { recursive: true });
  expect(isBuiltFrom("dist", RECORD, now)).toBe(false);
});

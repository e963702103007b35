import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { parse } from "yaml";
import { buildSource } from "../../../src/publish/build-source";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();
const IDENTITY = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
const git = (...args: readonly string[]): string =>
  execFileSync("git", [...IDENTITY, ...args], { cwd: folder.at(), encoding: "utf8" }).trim();

/** The paths in deploy.yml that affect the published site, apart from the workflows, which no build reads. */
const DEPLOYED = (
  parse(readFileSync(".github/workflows/deploy.yml", "utf8")) as { readonly on: { readonly push: { readonly paths: readonly string[] } } }
).on.push.paths.filter((pattern) => pattern !== ".github/**");

it("a build without a git repository names no commit", () => {
  expect(buildSource(folder.at())).toEqual({ commit: null, changed: false, time: null });
});

describe("in a git repository", () => {
  beforeEach(() => {
    folder.write(".gitignore", "dist/\n.DS_Store\n");
    folder.write("content/posts/old.md", "Old\n");
    folder.write("src/pages/index.tsx", "export {};\n");
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "--message=First", "--date=2026-01-02T03:04:05Z");
  });

  it("a build names the commit", () => {
    expect(buildSource(folder.at()).commit).toBe(git("rev-parse", "HEAD"));
  });

  it("a build names the commit's date", () => {
    expect(buildSource(folder.at()).time).toBe(new Date(git("show", "--no-patch", "--format=%cI", "HEAD")).toISOString());
  });

  /** Writes files. Returns whether a build differs from the commit, before and after staging: a staged new file is no longer untracked. */
  const differsAfter = (files: Readonly<Record<string, string>>): readonly boolean[] => {
    for (const [file, text] of Object.entries(files)) folder.write(file, text);
    const { changed } = buildSource(folder.at());
    git("add", "content", "src");
    return [changed, buildSource(folder.at()).changed];
  };

  it.each<[string, Readonly<Record<string, string>>]>([
    ["a post has changed", { "content/posts/old.md": "New\n" }],
    ["a post is new", { "content/posts/new.md": "New\n" }],
    ["a page is new", { "src/pages/about.tsx": "export {};\n" }],
    ["a file in static is new", { "static/new.txt": "New\n" }],
    ["a file that no build reads has changed", { ".gitignore": "dist/\n.DS_Store\n*.log\n" }],
  ])("a build differs from the commit if %s", (_, files) => {
    expect(differsAfter(files)).toEqual([true, true]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ["nothing has changed", {}],
    ["a host has written files of its own", { ".netlify/state.json": "{}", "host.txt": "" }],
    ["ignored files are new", { "content/.DS_Store": "", "dist/index.html": "" }],
  ])("a build does not differ from the commit if %s", (_, files) => {
    expect(differsAfter(files)).toEqual([false, false]);
  });

  it.each(DEPLOYED)("after a new file in %s, a build differs from the commit, because deploy.yml deploys such a file", (pattern) => {
    folder.write(pattern.replace("**", "new.txt").replace("*", "new.ts"), "New\n");
    expect(buildSource(folder.at()).changed).toBe(true);
  });

  it("a build without a deleted post differs from the commit", () => {
    rmSync(folder.at("content/posts/old.md"));
    expect(buildSource(folder.at()).changed).toBe(true);
  });
});

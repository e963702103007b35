/** Tests `--since` of `npm run check:content`: which files have changed since a git revision. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { changedSince } from "../../../scripts/lib/changed-since";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();
const IDENTITY = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
const git = (...args: readonly string[]) => execFileSync("git", [...IDENTITY, ...args], { cwd: folder.at(), encoding: "utf8" });
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--message=Change");
};
const changed = (revision = "start") => [...changedSince(folder.at("content"), revision)].sort();

beforeEach(() => {
  folder.write(".gitignore", ".DS_Store\n");
  for (const file of ["content/services/a.md", "content/services/edited.md", "content/es/services/a.md", "src/index.ts"])
    folder.write(file, "Old\n");
  git("init", "--quiet");
  commit();
  git("tag", "start");
});

it("lists nothing if nothing has changed", () => {
  expect(changed()).toEqual([]);
});

it("lists committed, staged, edited and new files in the folder", () => {
  folder.write("content/services/a.md", "New\n");
  commit();
  folder.write("content/es/services/a.md", "New\n");
  folder.write("content/services/b.md", "New\n");
  git("add", "--all");
  folder.write("content/services/edited.md", "New\n");
  folder.write("content/es/services/b.md", "New\n");
  expect(changed()).toEqual(["es/services/a.md", "es/services/b.md", "services/a.md", "services/b.md", "services/edited.md"]);
});

it.each([
  ["in a commit", commit],
  ["in the index", () => git("add", "--all")],
  ["in the working tree", () => undefined],
])("lists files that were deleted %s", (_, record) => {
  rmSync(folder.at("content/services/a.md"));
  record();
  expect(changed()).toEqual(["services/a.md"]);
});

it("lists a renamed file with its old and new names", () => {
  git("mv", "content/services/a.md", "content/services/b.md");
  expect(changed()).toEqual(["services/a.md", "services/b.md"]);
});

it.each(["señales", "two words", 'a "quoted" name', "tab\tand\nline", "日本"])(
  "lists files in a folder named %j as they are named",
  (name) => {
    folder.write(`content/${name}/old.md`, "Old\n");
    commit();
    folder.write(`content/${name}/new.md`, "New\n");
    expect(changed()).toEqual([`${name}/new.md`, `${name}/old.md`]);
  },
);

it("does not list files outside the folder, or ignored files", () => {
  folder.write("src/index.ts", "New\n");
  folder.write("src/new.ts", "New\n");
  folder.write("content/.DS_Store", "");
  expect(changed()).toEqual([]);
});

it("does not list files that only the other branch has changed", () => {
  git("checkout", "--quiet", "-b", "other");
  folder.write("content/services/a.md", "New\n");
  commit();
  git("checkout", "--quiet", "--detach", "start");
  expect(changed("other")).toEqual([]);
});

it("throws an error that names an unknown revision", () => {
  expect(() => changed("no-such-revision")).toThrow("--since no-such-revision: expected a valid git revision.");
});

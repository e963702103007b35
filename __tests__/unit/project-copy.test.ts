import { readdirSync, readFileSync, rmSync } from "node:fs";
import { copyProject } from "../../scripts/lib/project-copy";
import { folderForEachTest } from "../fixtures/folder";

/** A name that each line of .gitignore matches, such as dist.1 for dist.*. */
const IGNORED = readFileSync(".gitignore", "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => line.replace(/^\/|\/$/g, "").replace("*", "1"));

const { at, write } = folderForEachTest();

/** Copies a project that has the given files, and returns the names in the copy. */
const copied = (...names: readonly string[]): readonly string[] => {
  for (const name of ["node_modules/a.js", ...names]) write(name, "");
  const copy = copyProject(at(), "symlinked");
  const found = readdirSync(copy).sort();
  rmSync(copy, { recursive: true, force: true });
  return found;
};

it.each(IGNORED.filter((name) => name !== "node_modules"))("does not copy %s, which git ignores", (name) => {
  expect(copied(name, "package.json")).toEqual(["node_modules", "package.json"]);
});

it("does not copy git's data", () => {
  expect(copied(".git/HEAD")).toEqual(["node_modules"]);
});

it.each([".gitignore", "content", "content.old", "distance.md", "public-notes", "src", "wrangler.md"])("copies %s", (name) => {
  expect(copied(name)).toContain(name);
});

import { formatProblems, projectPath } from "../../../src/content/check/problems";

const problem = (file: string) => ({ file, field: "field", expected: "a value", found: "nothing", fix: "Add a value." });

it.each([
  ["posts/frost.md", "content/posts/frost.md"],
  ["es/settings/words.yml", "content/es/settings/words.yml"],
  ["hosting.yml", "hosting.yml"],
  ["../static/about.html", "static/about.html"],
  ["../static/static/a/b.js", "static/static/a/b.js"],
])("the path of %s in the project is %s", (file, path) => {
  expect(projectPath(file)).toBe(path);
});

/** Files outside content/. */
const OUTSIDE = ["hosting.yml", "../static/about.html"];

it.each([
  [1, "1 problem"],
  [2, "2 problems"],
])("a report on %i files outside content/ starts with %j", (count, start) => {
  expect(formatProblems(OUTSIDE.slice(0, count).map(problem)).split("\n")[0]).toBe(start);
});

it.each([1, 2])("a report on %i files outside content/ does not name content/", (count) => {
  expect(formatProblems(OUTSIDE.slice(0, count).map(problem))).not.toContain("content/");
});

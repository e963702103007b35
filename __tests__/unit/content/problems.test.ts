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

it.each([
  [1, "1 problem"],
  [2, "2 problems"],
])("a report on %i files outside content/ does not name content/", (count, start) => {
  const files = ["hosting.yml", "../static/about.html"].slice(0, count);
  const report = formatProblems(files.map(problem));
  expect(report.split("\n")[0]).toBe(start);
  expect(report).not.toContain("content/");
});

/** What a diagram's SVG file may contain, and the errors for anything else. */
import { rmSync } from "node:fs";
import path from "node:path";
import { copyForEachTest, reportLines } from "../../../fixtures/content-copy";

const COAT = "diagrams/coat.svg";

const copy = copyForEachTest();

/** Replaces part of a diagram, and returns the problems that the check reports. */
const problemsWith = (file: string, part: string | RegExp, replacement: string) => {
  copy.change(file, part, replacement);
  return copy.problems();
};

describe.each([
  ["a script", "</svg>", "<script>x()</script></svg>", "<script>"],
  ["a link", "</svg>", '<a href="https://www.example.org"><path d="M0 0"/></a></svg>', "<a>"],
  ["an event handler", '<text x="8"', '<text onclick="x()" x="8"', "<text onclick>"],
  ["an unclosed tag", "</svg>", '<meta http-equiv="refresh" content="0;url=https://www.example.org" <path d="M0 0"/></svg>', "<meta>"],
  ["a tag inside another tag", "</svg>", '<rect width="2" <path d="M0 0"/></svg>', "<rect <path>"],
  ["a document type", "</svg>", '</svg>\n<!DOCTYPE svg [<!ENTITY a "b">]>', "(whole file)"],
  ["a color", '<text x="8"', '<text fill="red" x="8"', "<text fill>"],
])("%s", (_, part, replacement, field) => {
  const problem = () => problemsWith(COAT, part, replacement)[0];

  it("is reported by file and name", () => {
    expect(problem()).toMatchObject({ file: COAT, field });
  });

  it("is reported with its line", () => {
    expect(problem()?.line).toBeGreaterThan(1);
  });

  it("is reported with a fix", () => {
    expect(problem()?.fix).toMatch(/\w/);
  });
});

it.each([
  ["an attribute on a line of its own", "<svg ", '<svg\n  x="1"\n  style="color: red"\n  ', 'style="color: red"'],
  ["a color on a line of its own", '<text x="8"', '<text\n  stroke="none"\n  fill="red" x="8"', 'fill="red"'],
])("reports the line of %s", (_, part, replacement, start) => {
  const found = problemsWith(COAT, part, replacement);
  const lines = copy.read(COAT).split("\n");
  expect(found.map(({ line = 0 }) => lines[line - 1])).toEqual([expect.stringContaining(start)]);
});

it("reports the line of each unknown placeholder, even if two are the same", () => {
  const found = problemsWith(COAT, "{binder}", "{bindr}\n{bindr}");
  expect((found[1]?.line ?? 0) - (found[0]?.line ?? 0)).toBe(1);
});

it("reports how to close a tag", () => {
  expect(reportLines(problemsWith(COAT, "</svg>", '<g fill="none"></svg>'))).toEqual([
    expect.stringMatching(
      /^diagrams\/coat\.svg:\d+ <g>: a tag that is closed; <g fill="none">\. End it with \/>, or write <\/g> after its content\.$/,
    ),
  ]);
});

it.each(["images/logo.svg", "diagrams/cot.svg"])("rejects %s, which no page can show", (file) => {
  copy.write(file, copy.read(COAT));
  expect(copy.problems()).toEqual([expect.objectContaining({ file, field: "(file name)", found: file })]);
});

it.each([
  ["an unknown placeholder, and suggests the nearest name", "{bindr}", "{binder}"],
  ["a parking stall's placeholder in a diagram of something else", "{vanInches}", ""],
])("rejects %s", (_, found, near) => {
  const fix = expect.stringContaining(`Did you mean ${near}`) as string;
  expect(problemsWith(COAT, "{binder}", found)).toEqual([expect.objectContaining({ file: COAT, found, fix })]);
});

it("accepts the XML declaration, comment and ids that Inkscape writes", () => {
  const written = '<?xml version="1.0"?>\n<!-- Created with Inkscape -->\n<svg id="svg1" version="1.1" ';
  expect(problemsWith(COAT, "<svg ", written)).toEqual([]);
});

it.each([
  ["that is cut short", "</svg>", "", "<svg>", "a tag that is closed"],
  ["that is cut short right after a shape", /\/>[^]*$/, "/>", "<svg>", "a tag that is closed"],
  ["without an <svg> element", /^[^]*$/, "<html></html>", "(whole file)", "one <svg> element"],
])("rejects a file %s", (_, part, replacement, field, expected) => {
  expect(problemsWith(COAT, part, replacement)).toContainEqual(expect.objectContaining({ file: COAT, field, expected }));
});

it("reports a missing file", () => {
  rmSync(path.join(copy.root, COAT));
  expect(copy.problems()).toContainEqual(expect.objectContaining({ file: COAT, found: "nothing" }));
});

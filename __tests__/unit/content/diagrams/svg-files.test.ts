/** Diagrams are files: what may stand in them, and what is said of the rest. */
import { copyForEachTest, said } from "../copy";

const COAT = "diagrams/coat.svg";
const STALLS = "diagrams/accessible-stalls.svg";

const copy = copyForEachTest();

/** Gives what the check says once a part of a diagram is replaced. */
const problemsWith = (file: string, part: string, replacement: string) => {
  copy.change(file, part, replacement);
  return copy.problems();
};

it.each([
  ["a script", "</svg>", "<script>x()</script></svg>", "<script>"],
  ["a style element", "</svg>", "<style>a{}</style></svg>", "<style>"],
  ["a style attribute", '<text x="80"', '<text style="fill:red" x="80"', "<text style>"],
  ["an event handler", '<text x="80"', '<text onclick="x()" x="80"', "<text onclick>"],
  ["an unclosed tag", "</svg>", '<meta http-equiv="refresh" content="0;url=https://www.example.org" <path d="M0 0"/></svg>', "<meta>"],
  ["an unclosed shape", "</svg>", "<g></svg>", "<g>"],
  ["a tag in a tag", "</svg>", '<rect width="2" <path d="M0 0"/></svg>', "<rect <path>"],
  ["a document type", "</svg>", '</svg>\n<!DOCTYPE svg [<!ENTITY a "b">]>', "(whole file)"],
  ["a color", '<text x="80"', '<text fill="red" x="80"', "<text fill>"],
])("refuses %s with file, line and fix", (_, part, replacement, field) => {
  const [problem] = problemsWith(COAT, part, replacement);
  expect(problem).toMatchObject({ file: COAT, field });
  expect(problem?.line).toBeGreaterThan(1);
  expect(problem?.fix).not.toBe("");
});

it("says how to close a tag", () => {
  expect(said(problemsWith(COAT, "</svg>", '<g fill="none"></svg>'))).toEqual([
    expect.stringMatching(
      /^diagrams\/coat\.svg:\d+ <g>: a tag that is closed; <g fill="none">\. End it with \/>, or write <\/g> after its content\.$/,
    ),
  ]);
});

it.each([
  ["an unclosed tag", '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', "<g>"],
  ["a script", "<svg><script>x()</script></svg>", "<script>"],
  ["a handler", '<svg onload="x()"></svg>', "<svg>"],
  ["a picture of another site", '<svg><image href="https://www.example.org/a.png"/></svg>', "<image>"],
  ["no SVG", "<html></html>", "(whole file)"],
])("refuses a picture that is %s", (_, svg, field) => {
  copy.write("images/logo.svg", svg);
  expect(copy.problems()).toEqual([expect.objectContaining({ file: "images/logo.svg", line: 1, field })]);
});

it("accepts a plain picture with colors", () => {
  copy.write("images/logo.svg", '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:red}</style><path class="a" d="M0 0"/></svg>');
  expect(copy.problems()).toEqual([]);
});

it("names the nearest word for a placeholder that is none", () => {
  expect(problemsWith(COAT, "{binder}", "{bindr}")).toEqual([
    expect.objectContaining({ file: COAT, found: "{bindr}", fix: expect.stringContaining("Did you mean {binder}?") as string }),
  ]);
});

it.each([
  ["a stall", 'x2="148"', 'x2="140"', "132", "a length that shows 124"],
  ["a scale that is no number", 'data-scale="1"', 'data-scale="one"', "132", "a length that shows NaN"],
])("refuses %s that is not to scale", (_, part, replacement, expected, found) => {
  expect(problemsWith(STALLS, part, replacement)).toContainEqual(expect.objectContaining({ file: STALLS, expected, found }));
});

it("refuses a fact that does not exist", () => {
  const [problem] = problemsWith(STALLS, 'data-fact="vanInches"', 'data-fact="vanInch"');
  expect(problem).toMatchObject({ found: "vanInch", fix: "Did you mean vanInches?" });
});

it("takes what drawing programs write, and drops ids", () => {
  const written = '<?xml version="1.0"?>\n<!-- Created with Inkscape -->\n<svg id="svg1" version="1.1" ';
  expect(problemsWith(COAT, "<svg ", written)).toEqual([]);
});

it("refuses a file cut short, one that is missing, and one that nobody knows", () => {
  const coat = copy.read(COAT);
  expect(problemsWith(COAT, "</svg>", "")).toEqual([
    expect.objectContaining({ file: COAT, field: "<svg>", expected: "a tag that is closed" }),
  ]);
  copy.write(COAT, coat);
  copy.write("diagrams/cot.svg", coat);
  const [unknown] = copy.problems();
  expect(unknown).toMatchObject({ file: "diagrams/cot.svg", field: "(file name)" });
});

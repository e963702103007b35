/** Tests which pages count as changed between two builds. `npm run test:content` tests only these pages in browsers. */
import { changedPages, pageDigests, setTested, testedPages } from "../../scripts/lib/changed-pages";
import { visitedPath } from "../../scripts/lib/template-pages";
import { folderForEachTest } from "../fixtures/folder";

const { at, write } = folderForEachTest();

/** Returns the pages that change if the HTML of /about changes. */
const changed = (before: string, now: string): readonly string[] => {
  write("about/index.html", before);
  const digests = pageDigests(at());
  write("about/index.html", now);
  return changedPages(digests, pageDigests(at()));
};

it.each([
  ["a script", '"/static/page-3e68e56a0d.js"', '"/static/page-0123456789.js"'],
  ["an island's script", '"/static/island-post-list-6be872061b.js"', '"/static/island-post-list-0123456789.js"'],
  ["a style sheet", '"/static/print-3ac86b9b8b.css"', '"/static/print-0123456789.css"'],
  [
    "the font",
    "url(/static/heading-8b175e7b69a8f29aca59808371ba29ae.woff2)",
    "url(/static/heading-0123456789abcdef0123456789abcdef.woff2)",
  ],
])("a page is unchanged if only the hash of %s differs", (_, before, now) => {
  expect(changed(before, now)).toEqual([]);
});

it.each([
  ["its text", "Open.", "Closed."],
  ["the date in the name of a file", '"/prices-20260101.pdf"', '"/prices-20261101.pdf"'],
  ["the date and time in the name of a file", '"/prices-202601011200.pdf"', '"/prices-202611011200.pdf"'],
  ["the date in the name of a picture elsewhere", '"https://a.example/yard-20260101.jpg"', '"https://a.example/yard-20261101.jpg"'],
  ["a picture", `"/static/${"0".repeat(32)}/01234/yard.avif"`, `"/static/${"0".repeat(32)}/56789/yard.avif"`],
  [
    "the date in the name of a picture",
    `"/static/${"0".repeat(32)}/01234/yard-2026010112.avif"`,
    `"/static/${"0".repeat(32)}/01234/yard-2026110112.avif"`,
  ],
  ["the name of a script", '"/static/page-3e68e56a0d.js"', '"/static/post-3e68e56a0d.js"'],
])("a page is changed if %s differs", (_, before, now) => {
  expect(changed(before, now)).toEqual(["/about"]);
});

it("a page that the earlier build does not have is changed", () => {
  const digests = pageDigests(at());
  write("index.html", "Home");
  write("es/about/index.html", "Acerca");
  expect(changedPages(digests, pageDigests(at()))).toEqual(["/", "/es/about"]);
});

it("the editor is not a page", () => {
  write("admin/index.html", "Editing");
  expect(pageDigests(at())).toEqual({});
});

it("a missing folder has no pages", () => {
  expect(pageDigests(at("missing"))).toEqual({});
});

describe("the pages that the next run compares with", () => {
  const build = (html: string) => {
    write("dist/about/index.html", html);
    return pageDigests(at("dist"));
  };
  const tested = () => testedPages(at("reports/tested-pages.json"), at("dist"));

  it("are those of the existing build before the first run", () => {
    const deployed = build("Old");
    expect(tested()).toEqual(deployed);
  });

  it("stay the same until a build passes", () => {
    const deployed = build("Old");
    tested();
    build("Failing");
    expect(tested()).toEqual(deployed);
  });

  it("are those of the last build that passed", () => {
    build("Old");
    tested();
    setTested(at("reports/tested-pages.json"), build("Passing"));
    const passing = pageDigests(at("dist"));
    build("Failing");
    expect(tested()).toEqual(passing);
  });
});

it.each([
  ["/", "/"],
  ["/about", "/about"],
  ["/es", "/es"],
  ["/es/blog", "/es/blog"],
  ["/404", "/no-such-page"],
  ["/blog/404", "/blog/no-such-post"],
  ["/es/404", "/es/no-such-page"],
  ["/es/blog/404", "/es/blog/no-such-post"],
  ["/services/404", "/services/404"],
])("the built page %s is visited at %s", (page, path) => {
  expect(visitedPath(page)).toBe(path);
});

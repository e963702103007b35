/** Tests which pages count as changed between two builds. `npm run test:content` tests only these pages in browsers. */
import { changedPages, pageDigests } from "../../scripts/lib/changed-pages";
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

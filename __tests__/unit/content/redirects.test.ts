import { stringify } from "yaml";
import { lists } from "../../../src/content/schema";
import { fileComparison, staticFileProblems } from "../../../src/content/check/written-files";
import type { Redirect } from "../../../src/content/schema/redirects";
import { copyForEachTest, reportLines } from "../../fixtures/content-copy";

const FILE = lists.redirects.file;
const copy = copyForEachTest();

/** Replaces the site's redirects with the given ones, and returns the problems with them. */
const check = (...redirects: readonly Redirect[]) => {
  copy.write(FILE, stringify({ redirects }));
  return copy.problems().filter(({ file }) => file === FILE);
};

it("accepts redirects to pages, even from unusual addresses of a previous site", () => {
  const sources = ["/Prices.HTML", "/About-Us.php", "/index.php", "/our%20work.aspx", "/wp/2019/07/_a~b"];
  expect(check({ from: "/quote", to: "/contact#quote" }, ...sources.map((from) => ({ from, to: "/" })))).toEqual([]);
});

it.each<[what: string, from: string, to: string, field: string, expected: string, found: string]>([
  ["an address with an anchor, which browsers do not send", "/old#part", "/", "from", "an address without #", '"/old#part"'],
  ["an address with a query, which hosts ignore", "/old.php?id=7", "/", "from", "an address without ?", '"/old.php?id=7"'],
  ["an address with a slash at the end", "/old/", "/", "from", "an address without a slash at the end", '"/old/"'],
  ["a redirect to itself", "/old", "/old#part", "to", "a page, not another redirect", '"/old#part": /old -> /old, and so on'],
])("reports %s", (_, from, to, field, expected, found) => {
  const fix = expect.stringMatching(/\w/) as string;
  const line = field === "from" ? 2 : 3;
  expect(check({ from, to })).toEqual([{ file: FILE, line, field: `redirects[0].${field}`, expected, found, fix }]);
});

it.each([
  "/login?next=/a%2Fb",
  "/page?return=/50%",
  "/page?to=/../secret",
  "/page?to=/%00",
  `/page?to=/${"a".repeat(251)}`,
  "/page?name=A & B",
  "/page?to=/about#/%ff",
])("reports only the query of %s", (from) => {
  expect(check({ from, to: "/" }).map(({ field, expected }) => [field, expected])).toEqual([["redirects[0].from", "an address without ?"]]);
});

it.each(["/page#/a%2Fb", "/page#/50%", "/page#top of page"])("reports only the anchor of %s", (from) => {
  expect(check({ from, to: "/" }).map(({ field, expected }) => [field, expected])).toEqual([["redirects[0].from", "an address without #"]]);
});

it("reports both redirects of a loop", () => {
  const problems = check({ from: "/one", to: "/two" }, { from: "/two", to: "/one" });

  expect(problems.map(({ field, found }) => `${field} ${found}`)).toEqual([
    'redirects[0].to "/two": /one -> /two -> /one, and so on',
    'redirects[1].to "/one": /two -> /one -> /two, and so on',
  ]);
});

it("suggests the final page of a chain", () => {
  const [first] = check({ from: "/oldest", to: "/older" }, { from: "/older", to: "/old#main" }, { from: "/old", to: "/contact" });
  expect([first?.found, first?.fix]).toEqual(['"/older": /oldest -> /older -> /old -> /contact', "Write /contact, the final page."]);
});

it.each([
  "old",
  "//old",
  "/a b",
  "/../secret",
  "/%2e%2e/secret",
  "/a%2Fb",
  "/%ff",
  "/a%00",
  "/a%0Ab",
  "/a%7F",
  "/a%C2%85",
  "/<b>",
  'https://example.com/"',
  "/a%2Fb?id=7",
  "/%ff#top",
])("rejects %j as an old address", (from) => {
  expect(lists.redirects.schema.safeParse({ from, to: "/" }).success).toBe(false);
});

it("reports a redirect to a missing page", () => {
  expect(check({ from: "/old", to: "/services/snow" })).toMatchObject([
    { line: 3, field: "redirects[0].to", expected: "an address on this site", found: '"/services/snow"' },
  ]);
});

it.each([
  ["/catalog.html", "/catalog.html/page2"],
  ["/catalog.html/page2", "/catalog.html"],
  ["/old", "/old.html"],
  ["/old", "/OLD.html"],
  ["/old/index.html", "/old"],
  ["/caf%C3%A9", "/cafe%CC%81.html"],
  ["/a.php/index.html", "/a.php"],
  ["/old.", "/old"],
  ["/old%20", "/Old"],
])("reports %s and %s, whose redirect pages need the same file, if they lead to different pages", (one, other) => {
  const found = check({ from: one, to: "/privacy" }, { from: other, to: "/contact" });
  expect(found).toHaveLength(1);
  expect(found[0]?.field).toMatch(/^redirects\[\d\]\.from$/);
});

it("reports a redirect that needs a folder in place of the home page's file", () => {
  expect(check({ from: "/index.html/x", to: "/privacy" })).toMatchObject([{ field: "redirects[0].from" }]);
});

it("accepts /old and /old.html, whose redirect pages need the same file, if both lead to the same page", () => {
  expect(check({ from: "/old", to: "/contact" }, { from: "/old.html", to: "/contact" })).toEqual([]);
});

it.each([
  ["/old.php", "/old"],
  ["/shop", "/shop/page2"],
])("accepts %s and %s, which lead to different pages but need different files", (one, other) => {
  expect(check({ from: one, to: "/privacy" }, { from: other, to: "/contact" })).toEqual([]);
});

it("decodes an old path only once, so that /%2563ontact is not the path of a page", () => {
  expect(check({ from: "/%2563ontact", to: "/contact" })).toEqual([]);
});

it("rejects an old path whose file name would have more than 255 characters, .html included", () => {
  const isValid = (length: number) => lists.redirects.schema.safeParse({ from: `/${"a".repeat(length)}`, to: "/" }).success;
  expect([isValid(250), isValid(251)]).toEqual([true, false]);
});

it.each(["static/prices.pdf", "static/2026/prices.pdf", "Static/prices.pdf", "static"])(
  "reports static/%s, which would be in the folder of hashed files",
  (file) => {
    expect(reportLines(staticFileProblems([file], { inTheWay: [] }))).toEqual([
      `../static/${file} (whole file): a file outside static/static, because browsers keep files in that folder for a year; static/${file}. Move the file out of static/static.`,
    ]);
  },
);

it.each(["prices.pdf", "static.pdf", "statics/prices.pdf", "docs/static/prices.pdf", ".well-known/static"])("accepts static/%s", (file) => {
  expect(staticFileProblems([file], { inTheWay: [] })).toEqual([]);
});

/** Reports the static files that conflict with the pages / and /about, in English and Spanish, or with each other. */
const staticProblems = (staticFiles: readonly string[]) =>
  reportLines(
    staticFileProblems(staticFiles, fileComparison({ pages: ["/", "/about"], languages: ["es"], staticFiles, oldAddresses: [] })),
  );

it.each([
  [["About.html"], "About.html", "the page /about"],
  [["about"], "about", "the page /about"],
  [["es/about.html"], "es/about.html", "the page /es/about"],
  [["es/About/index.html"], "es/About/index.html", "the page /es/about"],
  [["es/index.html"], "es/index.html", "the page /es"],
  [["Map.pdf", "map.pdf"], "map.pdf", "static/Map.pdf"],
  [["maps", "Maps/a.pdf"], "Maps/a.pdf", "static/maps"],
  [["Maps/a.pdf", "maps"], "maps", "static/Maps/a.pdf"],
])("of the static files %j, reports %s, which has the path of %s", (staticFiles, file, rival) => {
  expect(staticProblems(staticFiles)).toEqual([
    `../static/${file} (whole file): a path that no page and no other static file has, ignoring capitals; the same file or folder as ${rival}. Rename or delete the file.`,
  ]);
});

it("accepts static files whose names only start like those of pages", () => {
  expect(staticProblems(["map.pdf", "abouts.html", "es/about-us.pdf"])).toEqual([]);
});

import { checkRedirects } from "../../../src/content/check-redirects";
import { checkReferences, type CheckedFile } from "../../../src/content/check-references";
import { parseFile } from "../../../src/content/parse";
import { lists } from "../../../src/content/schema";
import { z } from "zod";

interface Pair {
  readonly from: string;
  readonly to: string;
}

const FILE = lists.redirects.file;

const fileOf = (redirects: readonly Pair[]): CheckedFile => {
  const text = ["redirects:", ...redirects.flatMap(({ from, to }) => [`  - from: ${from}`, `    to: ${to}`]), ""].join("\n");
  const result = parseFile(FILE, new TextEncoder().encode(text));
  if ("problems" in result) throw new Error("the test's own YAML cannot be read");
  return { parsed: result.parsed, schema: undefined, data: { redirects } };
};

const check = (...redirects: readonly Pair[]) =>
  checkRedirects(fileOf(redirects), redirects, new Set(["/", "/contact", "/services/overlay"]));

it("accepts redirects that lead to pages", () => {
  expect(check({ from: "/quote", to: "/contact#quote" }, { from: "/old", to: "/" })).toEqual([]);
});

it("accepts a site without redirects", () => {
  expect(checkRedirects(undefined, [], new Set())).toEqual([]);
});

it.each([
  {
    what: "an old address that is a page",
    pairs: [{ from: "/contact", to: "/" }],
    problem: { line: 2, field: "redirects[0].from", expected: "an address that is no page", found: '"/contact", a page of this site' },
  },
  {
    what: "an old address that the site keeps for itself",
    pairs: [{ from: "/admin", to: "/" }],
    problem: { line: 2, field: "redirects[0].from", expected: "an address that is no page", found: '"/admin", kept for the site itself' },
  },
  {
    what: "an old address below one that the site keeps for itself",
    pairs: [{ from: "/images/old", to: "/" }],
    problem: {
      line: 2,
      field: "redirects[0].from",
      expected: "an address that is no page",
      found: '"/images/old", kept for the site itself',
    },
  },
  {
    what: "an old address with an anchor, which no browser sends",
    pairs: [{ from: "/old#part", to: "/" }],
    problem: { line: 2, field: "redirects[0].from", expected: "an address without #", found: '"/old#part"' },
  },
  {
    what: "the same old address twice",
    pairs: [
      { from: "/old", to: "/" },
      { from: "/old", to: "/contact" },
    ],
    problem: { line: 4, field: "redirects[1].from", expected: "each old address once", found: '"/old" again' },
  },
  {
    what: "a redirect to itself",
    pairs: [{ from: "/old", to: "/old" }],
    problem: { line: 3, field: "redirects[0].to", expected: "a page, not another redirect", found: '"/old": /old -> /old, and so on without end' },
  },
  {
    what: "a redirect to itself behind an anchor",
    pairs: [{ from: "/old", to: "/old#part" }],
    problem: { line: 3, field: "redirects[0].to", expected: "a page, not another redirect", found: '"/old#part": /old -> /old, and so on without end' },
  },
  {
    what: "a redirect to a redirect",
    pairs: [
      { from: "/older", to: "/old" },
      { from: "/old", to: "/" },
    ],
    problem: { line: 3, field: "redirects[0].to", expected: "a page, not another redirect", found: '"/old": /older -> /old -> /' },
  },
  {
    what: "an old address with a query, which no host compares",
    pairs: [{ from: "/old.php?id=7", to: "/" }],
    problem: { line: 2, field: "redirects[0].from", expected: "an address without ?", found: '"/old.php?id=7"' },
  },
  {
    what: "an old address with a slash at its end",
    pairs: [{ from: "/old/", to: "/" }],
    problem: { line: 2, field: "redirects[0].from", expected: "an address without / at its end", found: '"/old/"' },
  },
  {
    what: "the file of a page",
    pairs: [{ from: "/contact.html", to: "/" }],
    problem: {
      line: 2,
      field: "redirects[0].from",
      expected: "an address that is no page",
      found: '"/contact.html", the file of the page /contact',
    },
  },
  {
    what: "the file of the home page",
    pairs: [{ from: "/index.html", to: "/contact" }],
    problem: {
      line: 2,
      field: "redirects[0].from",
      expected: "an address that is no page",
      found: '"/index.html", the file of the page /',
    },
  },
])("names $what", ({ pairs, problem }) => {
  const problems = check(...pairs);

  expect(problems).toEqual([{ file: FILE, fix: problems[0]?.fix, ...problem }]);
  expect(problems[0]?.fix).toMatch(/\w.*\.$/);
});

it("names both ends of a loop", () => {
  const problems = check({ from: "/one", to: "/two" }, { from: "/two", to: "/one" });

  expect(problems.map(({ field, found }) => `${field} ${found}`)).toEqual([
    'redirects[0].to "/two": /one -> /two -> /one, and so on without end',
    'redirects[1].to "/one": /two -> /one -> /two, and so on without end',
  ]);
});

it("says where a chain ends", () => {
  const [first] = check({ from: "/oldest", to: "/older" }, { from: "/older", to: "/old#a" }, { from: "/old", to: "/contact" });
  expect([first?.found, first?.fix]).toEqual(['"/older": /oldest -> /older -> /old -> /contact', "Write /contact: there the visitor ends up."]);
});

it("takes the odd endings of former sites", () => {
  const pairs = ["/Prices.HTML", "/About-Us.php", "/index.php", "/our%20work.aspx", "/wp/2019/07/_a~b"].map((from) => ({ from, to: "/" }));
  expect(pairs.filter((pair) => !lists.redirects.schema.safeParse(pair).success)).toEqual([]);
  expect(check(...pairs)).toEqual([]);
});

it.each(["old", "//old", "/a b", "/../secret", "/%2e%2e/secret", "/a%2Fb", "/%ff", "/a%00", "/<b>", 'https://example.com/"'])(
  "refuses %s as an old address",
  (from) => {
    expect(lists.redirects.schema.safeParse({ from, to: "/" }).success).toBe(false);
  },
);

it("names a redirect to nowhere", () => {
  const schema = z.strictObject({ redirects: z.array(lists.redirects.schema) });
  const nothing = { services: new Set<string>(), locations: new Set<string>(), posts: new Set<string>() };
  const file = { ...fileOf([{ from: "/old", to: "/services/snow" }]), schema };

  expect(checkReferences([file], { slugs: nothing, paths: new Set(["/", "/old"]), pictures: new Set(), siteUrl: undefined })).toEqual([
    {
      file: FILE,
      line: 3,
      field: "redirects[0].to",
      expected: "an address of this site",
      found: '"/services/snow"',
      fix: "Correct the address; a page that is a draft, or waits for its day, cannot be linked to.",
    },
  ]);
});

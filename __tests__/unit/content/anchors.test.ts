/** Links to anchors, in markdown and in settings. A missing anchor is reported at the link. */
import { copyForEachTest } from "../../fixtures/content-copy";
import { writeSpanish } from "../../fixtures/translated";

const content = copyForEachTest();
const TEXT = "services/crack-filling.md";
const POST = "/blog/first-seal-after-paving";
const POST_FILE = "posts/first-seal-after-paving.md";

const addLink = (link: string): void => content.append(TEXT, `[There](${link})`);
const lastLine = (file: string): number => content.read(file).trimEnd().split("\n").length;

it.each([
  // A heading's id consists of its first three words.
  ["a heading on the same page", "#what-it-is"],
  ["a heading on another page", `${POST}#what-we-look`],
  ["the worksheets", `${POST}#worksheets`],
  ["a single worksheet", `${POST}#sheet-notice`],
  ["the prices", "/services/sealcoating#cost"],
  ["the crack gauge", "/services/crack-filling#crack-gauge"],
  ["the accessible stalls", "/services/striping#accessible-parking"],
  ["the home page's prices", "/#cost"],
  ["the warranty's terms", "/about#warranty"],
  ["the form", "/contact#quote"],
  ["the main part of a single page", "/about#main"],
])("accepts a link to %s", (_, link) => {
  addLink(link);
  expect(content.problems()).toEqual([]);
});

it.each([
  ["a missing heading on the same page", "#what-it-was", "an anchor on this page", "Did you mean #what-it-is? "],
  ["a missing heading on another page", `${POST}#what-we-lock`, `an anchor on ${POST}`, "Did you mean #what-we-look? "],
  ["worksheets on a page without worksheets", "/services/crack-filling#worksheets", "an anchor on /services/crack-filling", ""],
  ["prices on a page without prices", "/about#cost", "an anchor on /about", ""],
  ["a form on a page without a form", "/about#quote", "an anchor on /about", ""],
])("reports a link to %s", (_, link, expected, guess) => {
  addLink(link);
  const fix = expect.stringMatching(new RegExp(`^${guess.replace("?", "\\?")}The page has #main\\b.*\\.$`)) as string;
  expect(content.problems()).toEqual([{ file: TEXT, line: lastLine(TEXT), field: "text", expected, found: JSON.stringify(link), fix }]);
});

/** A change to facts.yml that removes the price of lots. */
const NO_LOTS = ["settings/facts.yml", /^ {2}squareFoot:\n(?: {4}.*\n)*/m, ""] as const;

it.each([
  ["the terms of a warranty without a length", "/about#warranty", [["settings/business.yml", /^warrantyYears: .*\n/m, ""]]],
  ["the length of a warranty without terms", "/about#warranty", [["settings/company.yml", /^warranty:\n(?: .*\n)*/m, ""]]],
  ["the home page's prices, if none of their kind is set", "/#cost", [["pages/home.yml", /^prices: .*$/m, "prices: lot"], NO_LOTS]],
  [
    "a service's prices, if none of their kind is set",
    "/services/striping#cost",
    [["services/striping.md", /^prices: .*$/m, "prices: lot"], NO_LOTS],
  ],
] as const)("reports a link to %s", (_, link, changes) => {
  for (const [file, part, to] of changes) content.change(file, part, to);
  addLink(link);
  const found = content.problems().filter(({ expected }) => expected.startsWith("an anchor on "));
  expect(found).toMatchObject([{ file: TEXT, line: lastLine(TEXT), found: JSON.stringify(link) }]);
});

it.each([
  ["the prices", "settings/facts.yml", "/services/sealcoating#cost"],
  ["the price guide", "settings/price-guide.yml", "/services/sealcoating#cost"],
  ["the worksheets", "settings/worksheets.yml", `${POST}#sheet-notice`],
  ["the warranty's terms", "settings/company.yml", "/about#warranty"],
  ["the warranty's length", "settings/business.yml", "/about#warranty"],
  ["the home page", "pages/home.yml", "/#cost"],
])("reports only the file if the file of %s is broken", (_, file, link) => {
  addLink(link);
  content.write(file, "broken: [\n");
  expect(new Set(content.problems().map((problem) => problem.file))).toEqual(new Set([file]));
});

it.each([
  ["Das Öl", "das-ol"],
  ["الأسفلت", "الأسفلت"],
  ["아스팔트", encodeURIComponent("아스팔트")],
  ["沥青 路面", "%E6%B2%A5%E9%9D%92-%E8%B7%AF%E9%9D%A2"],
])("accepts a link to the heading %j, as the browser shows or copies it: #%s", (heading, anchor) => {
  content.append(TEXT, `## ${heading}\n`);
  addLink(`#${anchor}`);
  expect(content.problems()).toEqual([]);
});

it("reports the line of a broken link in the settings, even if the link uses an old address", () => {
  content.change(POST_FILE, /^worksheets:/m, "formerly: [first-seal]\nworksheets:");
  content.change("settings/price-guide.yml", /\bto: \S+/, "to: /blog/first-seal#what-we-lock");
  const [before = ""] = content.read("settings/price-guide.yml").split("#what-we-lock");
  const line = before.split("\n").length;
  expect(content.problems()).toMatchObject([
    { file: "settings/price-guide.yml", line, field: "moves.to", expected: "an anchor on /blog/first-seal" },
  ]);
});

it("does not report links to a page whose file has a problem", () => {
  addLink(`${POST}#what-we-look`);
  content.change(POST_FILE, /^date:.*$/m, "date: soon");
  expect(new Set(content.problems().map(({ field }) => field))).toEqual(new Set(["date"]));
});

describe("in a translation", () => {
  const SPANISH_POST = `es/${POST_FILE}`;
  const OLD = "/blog/first-seal";
  const OWN_HEADING = "solo-en-espanol";
  const addSpanishLink = (link: string): void => content.append(`es/${TEXT}`, `[Ahí](${link})`);

  beforeEach(() => {
    content.change(POST_FILE, /^worksheets:/m, "formerly: [first-seal]\nworksheets:");
    writeSpanish(content.root, (file) => file === TEXT || file === POST_FILE);
    content.append(SPANISH_POST, "## Solo en español");
  });

  describe.each([
    ["the English path", POST],
    ["the translation's path", `/es${POST}`],
    ["an old path", OLD],
  ])("a link with %s of a page", (_, path) => {
    it("may lead to a heading that only the translation has", () => {
      addSpanishLink(`${path}#${OWN_HEADING}`);
      expect(content.problems()).toEqual([]);
    });

    it("is reported if the translation does not have the heading", () => {
      addSpanishLink(`${path}#nada`);
      expect(content.problems()).toMatchObject([{ field: "text", expected: `an anchor on ${path}`, found: `"${path}#nada"` }]);
    });

    it("is not reported if the translation's file has a problem", () => {
      addSpanishLink(`${path}#${OWN_HEADING}`);
      content.change(SPANISH_POST, /^date:.*$/m, "date: soon");
      expect(content.problems().map(({ file, field }) => [file, field])).toEqual([[SPANISH_POST, "date"]]);
    });
  });

  it("a link to an English page without a translation is checked", () => {
    addSpanishLink("/services/striping#nada");
    expect(content.problems()).toMatchObject([{ field: "text", expected: "an anchor on /services/striping" }]);
  });
});

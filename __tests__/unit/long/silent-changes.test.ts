/** Text that markdown or YAML would silently lose or change is reported with its line. Similar text that is safe is accepted. */
import { copyForEachTest } from "../../fixtures/content-copy";
import { fixture } from "../../fixtures/content";

const copy = copyForEachTest();
const POST = `posts/${fixture.posts[0]?.slug ?? ""}.md`;
const foundIn = () => copy.problems().map(({ file, line, found }) => ({ file, hasLine: line !== undefined, found }));

/** Returns the first problem's file and whether it has a line, with what all problems found. */
const report = () => {
  const problems = foundIn();
  const [first] = problems;
  return { file: first?.file, hasLine: first?.hasLine, found: problems.map(({ found }) => found).join("\n") };
};

/** Replaces the text of the post, below its fields. */
const writeBody = (body: string): void => {
  const fields = /^---\n[^]*?\n---\n/.exec(copy.read(POST))?.[0] ?? "";
  copy.write(POST, `${fields}\n${body}\n`);
};

it.each([
  ["8~12 hours, then 24~48 hours", "~12 hours, then 24~"],
  ["~only~ one", "~only~"],
  ["Between 8~~12 and 24~~48", "~~12 and 24~~"],
  ["A lot of 20*30*40 feet", "*30*"],
  ["2**3 is 8 and 4**5", "**3 is 8 and 4**"],
  ["1. One\n3. Three", "a list numbered 1, 3"],
  ["4. Four\n4. Four\n5. Five", "a list numbered 4, 4, 5"],
  ["| a | b |\n| - | - |\n| 1 | 2 | 3 |", "| 1 | 2 | 3 |"],
  ["| a |\n| - |\n| $200|$500 |", "| $200|$500 |"],
  ["Cracks\n> 1/2 inch wide", "> 1/2 inch wide"],
  ["> $500 per job", "> $500 per job"],
  ["[Note]: https://www.epa.gov", "[Note]: https://www.epa.gov"],
  ["More[^1].\n\n[^1]: A.\n\n[^2]: B.", "[^2]: B."],
  ["[a][b]\n\n[b]: /contact\n[b]: /about", "[b]: /about"],
  ["```\nThe rest of the page", "```"],
  ["## We are # 1 #", "## We are # 1 #"],
  ["<!-- never closed", "<!-- never closed"],
  ["<br>\n*Text* below a tag", "<br>"],
  ["600 ft<sup>2 of asphalt", "<sup>"],
  ["600 ft2</sup>", "</sup>"],
  ["50&#xFFFE;F", "\uFFFD"],
  ["An area of L*W*H", "*W*"],
  ["It is 5` long and 6` wide", "` long and 6`"],
  ["We work at night.\n---\nNext", "We work at night."],
  ["Bring:\n-\nkeys", "Bring:"],
  ["Total\n=", "Total"],
  ["One line\nand another\n---", "One line"],
  ["> Quoted.\n> ---", "Quoted."],
  ["| a | b |\n| - | - |\n| 1 | 2 |\nCall us.", "Call us."],
  ["It costs $500\n+ tax", "+ tax"],
  ["- It costs $500\n+ tax", "+ tax"],
  ["> It costs $500\n+ tax", "+ tax"],
  ["| a | b |\n| - | - |\n| It costs | $500 |\n+ tax", "+ tax"],
  ["+ 8% tax", "+ 8% tax"],
  ["# 1 in town", "# 1 in town"],
  ["##\n\nText", "##"],
  ["## &nbsp;", "## &nbsp;"],
  ["## <!-- soon -->", "## <!-- soon -->"],
  ["See [](/contact)", "[](/contact)"],
  ["See [&#8203;](/contact)", "[&#8203;](/contact)"],
  ["See [ ][a]\n\n[a]: /contact", "[ ][a]"],
  ["[List](/my file.pdf)", "[List](/my file.pdf)"],
  ["[Wiki](https://example.com/a_(b)", "[Wiki]("],
])("reports %j in a post", (text, found) => {
  copy.append(POST, text);
  expect(report()).toEqual({ file: POST, hasLine: true, found: expect.stringContaining(found) as string });
});

const FIRST = "First line,\nsecond line,\n";

it.each([
  ["a link that is shown as text", `${FIRST}[List](/my file.pdf)`, "[List](/my file.pdf)"],
  ["a link in a quotation that is shown as text", "> First line,\n> [List](/my file.pdf)", "[List](/my file.pdf)"],
  ["a lost character", `${FIRST}50\uFFFDF`, "50\uFFFDF"],
  ["a lost character in code of several lines", `${FIRST}\`a\nb\uFFFD\``, "b\uFFFD"],
  ["a lost character in a code block", "```\nFirst\n\n50\uFFFDF\n```", "50\uFFFDF"],
  ["a lost character that is written as a reference", `${FIRST}8&#39;, 50&#xFFFE;F`, "50&#xFFFE;F"],
  ["a strikethrough", `${FIRST}8~12 and 24~48`, "8~12"],
  ["emphasis", `${FIRST}20*30*40`, "20*30"],
  ["code at a figure", `${FIRST}5\` and 6\``, "5`"],
  ["a number that a page would change", "7. One\n8. Two\n   lines\n11. Three", "11. Three"],
  ["a number in a nested list", "- One\n\n  1. Two\n  3. Three", "  3. Three"],
  ["a row with an extra cell", "| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | 4 | 5 |", "| 3 |"],
  ["a start tag without an end tag", "<kbd>\n</kbd>\n<sup>", "<sup>"],
  ["an end tag without a start tag", "<br>\n</sup>", "</sup>"],
  ["a start tag in a quotation", "> <br>\n> <sup>", "> <sup>"],
  ["a comment without an end", "<br>\n<!-- never", "<!-- never"],
  ["a tag that is not allowed", "<br>\n<div>", "<div>"],
  ["a script", "<div>\n<b>\n<script>\n</div>", "<script>"],
  ["a document type", "<br>\n<!DOCTYPE html>", "<!DOCTYPE"],
])("reports the line of %s", (_, text, start) => {
  copy.append(POST, text);
  const lines = copy.read(POST).split("\n");
  expect(copy.problems().map(({ line = 0 }) => lines[line - 1])).toContainEqual(expect.stringContaining(start));
});

it.each([
  "8-12 hours, ~~then~~ `24~48` hours",
  "5 * 10 * 2, *see below*",
  "1. One\n1. Two\n1. Three",
  "3. Three\n4. Four",
  "| a | b |\n| - | - |\n| 1 |",
  '> "Five stars"',
  "[Note]: call us first",
  "More[^1], more[^1].\n\n[^1]: A.",
  "## Closed ##",
  "~~~\ncode\n~~~",
  "A heading\n=======\n\nText",
  ">>>>>>> a deep quotation",
  "600 ft<sup>2</sup><!-- a comment --> and CO<sub>2</sub>",
  "Find us at www.example.com.",
  "5 x 4 ft, *5 x 4*, `5`",
  "A file named a_b_c, 5_10_15 and L__W__H",
  "What it costs\n-------------\n\nText",
  "Text\n\n---\n\nText",
  "| a | b |\n| - | - |\n| 1 |\n| \\| | 2 |\n\nCall us.",
  "| a |\n| - |\n1",
  "+ One\n+ Two",
  "## What we do\n+ Sealing\n+ Striping",
  "What we do\n----------\n+ Sealing",
  "```\ncode\n```\n+ Sealing",
  "***\n+ Sealing",
  "- One\n  + Inner",
  "## 1. Wash\n\n## #1",
  "## 🚧",
  "[Wiki](https://example.com/a_(b))",
  "Write \\[a\\](b) or `[a](b c)`.",
  "Write \\[List\\](/my file.pdf) or \\[List](/my file.pdf).",
  "- [ ] Sweep\n- [x] Seal",
])("accepts %j in a post", (text) => {
  copy.append(POST, text);
  expect(foundIn()).toEqual([]);
});

it.each([
  "8\\~12 hours, then 24\\~48 hours",
  "20\\*30\\*40 feet, L\\*W\\*H, and 20 x 30 x 40 feet",
  "5\\` long and 6\\` wide",
  "1\\. One\n3\\. Three",
  "| a | b |\n| - | - |\n| 1 | 2 \\| 3 |",
  "| a | b |\n| - | - |\n| 1 | 2 |\nCall | us.",
  "Cracks\n\\> 1/2 inch wide",
  "\\+ 8% tax",
  "It costs $500\n\\+ tax",
  "\\# 1 in town",
  "## We are # 1 \\#",
  "We work at night.\n\n---\nNext",
  "Bring:\n\n-\nkeys",
  "Total\n\n=",
  "> Quoted.\n>\n> ---",
  "\\[Note]: https://www.epa.gov",
  "[Note]: https://www.epa.gov\n\nSee the [Note].",
  "[a][b], [a][c]\n\n[b]: /contact\n[c]: /about",
  "More[^1], more[^2].\n\n[^1]: A.\n\n[^2]: B.",
  "```\nThe rest of the page\n```",
  "<!-- never closed -->",
  "<br>\n\n*Text* below a tag",
  "[Wiki](https://example.com/a_%28b)",
  "\\[*List*\\](/my file.pdf)",
])("accepts what the fixes suggest: %j", (text) => {
  copy.append(POST, text);
  expect(copy.problems()).toEqual([]);
});

it.each([
  ["title: Why we are the #1 crew", "#1 crew"],
  ["title: Rated # 1 in town", "# 1 in town"],
  ["title: The crew\n  #1 in town", "#1 in town"],
  ["title: The crew\n\n  # in town", "# in town"],
  ["title: # The crew", "# The crew"],
  ["title: !important The crew", "!important"],
  ["title: &c. The crew", "&c."],
  ["title: \u201CA crew: the best\u201D", "U+201C"],
  ["title\uFF1A The crew", "U+FF1A"],
  ['title: "Before\\before"', "Before\\before"],
  ['title: "A\\0"', "A\\u0000"],
  ["title: \u0301", "U+0301"],
])("reports %j in a post's fields", (line, found) => {
  copy.change(POST, /^title: .*$/m, line);
  expect(report()).toEqual({ file: POST, hasLine: true, found: expect.stringContaining(found) as string });
});

it("reports the line of an escape in a field of several lines", () => {
  copy.change(POST, /^title: .*$/m, 'title: "A \\"first\\" line\n  and C:\\before"');
  const lines = copy.read(POST).split("\n");
  expect(copy.problems().map(({ line = 0 }) => lines[line - 1])).toEqual(['  and C:\\before"']);
});

it.each(['title: "The #1 crew"', "title: Crew#1", "title: >-\n  The #1 crew", "title:\u00A0The crew", "# A comment\ntitle: The crew"])(
  "accepts %j in a post's fields",
  (line) => {
    copy.change(POST, /^title: .*$/m, line);
    expect(foundIn()).toEqual([]);
  },
);

it.each(["", "<!-- soon -->", "&nbsp;", "***", "<br>", "\u200B", "<!-- a -->\n\n<!-- b -->"])(
  "reports that a post with only %j has no text",
  (body) => {
    writeBody(body);
    expect(copy.problems().map(({ expected, field }) => [field, expected])).toEqual([["text", "the post's text"]]);
  },
);

it("accepts a draft without text", () => {
  writeBody("");
  copy.change(POST, /^---\n/, "---\ndraft: true\n");
  expect(foundIn()).toEqual([]);
});

it.each(["![A lot](https://example.com/a.jpg)", "{{diagram: coat}}", "\u{1F6A7}"])("accepts a post with only %j", (body) => {
  writeBody(body);
  expect(foundIn()).toEqual([]);
});

it.each([
  ["two byte order marks", (text: string) => `\uFEFF\uFEFF${text}`],
  ["Windows line endings after a byte order mark", (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
  ["line endings of an old Mac", (text: string) => text.replaceAll("\n", "\r")],
])("accepts a post with %s", (_, change) => {
  copy.write(POST, change(copy.read(POST)));
  expect(foundIn()).toEqual([]);
});

it.each([
  ["\u2014-", "U+2014"],
  ["\u200B---", "[U+200B]"],
  ["----", "----"],
  ["+++", "+++"],
  ["", '""'],
])("shows what the first line is if it is %j instead of ---", (first, found) => {
  copy.change(POST, /^---/, first);
  expect(foundIn()).toEqual([{ file: POST, hasLine: true, found: expect.stringContaining(found) as string }]);
});

it.each([
  ["worksheets: [notice, notice]", "worksheets[1]"],
  ["related:\n  services: [sealcoating, striping, sealcoating]", "related.services[2]"],
])("reports the name that is twice in a list of a post: %j", (lines, field) => {
  copy.change(POST, /^worksheets: .*$/m, lines);
  expect(copy.problems().map((problem) => [problem.field, problem.expected])).toEqual([[field, "a value that is not in the list yet"]]);
});

it("reports a sheet that is set up twice", () => {
  copy.change(
    "settings/worksheets.yml",
    /^(?<sheets>sheets:\n)(?<sheet> {2}- name: [^]*?)(?=\n {2}- name: |\n\w)/m,
    "$<sheets>$<sheet>\n$<sheet>",
  );
  expect(copy.problems().map(({ field }) => field)).toEqual(["sheets[1].name"]);
});

const NUMBER = 'Put the value in double quotes, for example "0123": without quotes, YAML reads it as a number.';
const LIST = "Write a single text. If it starts with [ or -, put it in double quotes: without quotes, YAML reads it as a list.";
const GROUP =
  "Write a single text. If it starts with { or contains a colon, put it in double quotes: without quotes, YAML reads it as a group.";

it.each([
  ["title: true", 'Put the value in double quotes, for example "true": without quotes, YAML reads it as true or false.'],
  ["title: False", 'Put the value in double quotes, for example "false": without quotes, YAML reads it as true or false.'],
  ["title: 2031", NUMBER],
  ["title: [Draft]", LIST],
  ["title:\n  - Draft", LIST],
  ["title: {{phone}}", GROUP],
  ["title:\n  Warranty: two years", GROUP],
  ["title:\n  author: The crew", GROUP],
])("suggests a fix for %j, which YAML does not read as text", (line, fix) => {
  copy.change(POST, /^title: .*$/m, line);
  expect(copy.problems().map((problem) => problem.fix)).toEqual([fix]);
});

it.each(["<<<<<<< main\na\n=======\nb\n>>>>>>> other", "a\n=======\nb\n>>>>>>> other", "<<<<<<< main"])(
  "reports the conflict %j",
  (text) => {
    copy.append(POST, text);
    expect(foundIn()).toEqual([{ file: POST, hasLine: true, found: "merge conflict markers" }]);
  },
);

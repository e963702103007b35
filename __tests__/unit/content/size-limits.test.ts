/** Text that would keep the markdown parser, the YAML parser or React busy for minutes is reported with its line. */
import { parseFile } from "../../../src/content/check/parse";

const times = (count: number, textOf: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => textOf(index)).join("");

const problemsIn = (file: string, text: string) => {
  const result = parseFile(file, Buffer.from(text));
  return "problems" in result ? result.problems : [];
};

it.each([
  ["5,000 footnotes", times(5000, (index) => `a[^${index}] `), "nested"],
  ["5,000 footnotes in paragraphs of their own", times(5000, (index) => `a[^${index}]\n\n`), "footnotes"],
  ["inline footnotes", times(600, () => "a^[b]\n\n"), "footnotes"],
  ["lists in lists", times(60, (index) => `${"  ".repeat(index)}- a\n`), "nested"],
  ["quotations in lists in quotations", times(30, (index) => `${"> - ".repeat(index)}a\n`), "nested"],
  ["quotation marks", "> ".repeat(30), "nested"],
  ["links in links", "[a](".repeat(30), "nested"],
  ["emphasis", "*a ".repeat(3000), "characters"],
  ["underscores in words", "a__b ".repeat(2100), "characters"],
  ["backticks of all lengths", times(2100, (index) => `${"`".repeat((index % 40) + 1)} `), "characters"],
  ["a picture pasted as data", `![a](data:image/png;base64,${"iVBORw0KGgo".repeat(1000)})`, "words"],
  ["a word of 3,000 letters", "a".repeat(3000), "words"],
  ["letters with 3,000 accents", `a${"\u0301".repeat(3000)}`, "words"],
  ["an email address without an end", "a.b-c_".repeat(1000), "words"],
  ["angle brackets", "<a ".repeat(4000), "empty line"],
  ["ampersands", "&amp; ".repeat(2000), "empty line"],
  ["a table of 60 columns", `|${"a|".repeat(60)}\n|${"-|".repeat(60)}`, "columns"],
  ["a table of 900 rows", "|a|b|\n|-|-|\n" + "|x|yyyyyyy|\n".repeat(900), "empty line"],
  ["20,000 list items", "- a\n\n".repeat(20_000), "lines"],
  ["20,000 headings", "## Same\n\n".repeat(20_000), "lines"],
  ["20,000 empty lines before a word", `${"\n".repeat(20_000)}a`, "lines"],
])("reports markdown with %s, with its line", (_, body, expected) => {
  const [problem] = problemsIn("posts/a.md", `---\ntitle: A\n---\n\n${body}\n`);
  expect(problem?.expected).toContain(expected);
  expect(problem?.line).toBeGreaterThan(3);
});

it.each([
  ["brackets", `a: ${"[".repeat(3000)}`, "plain YAML"],
  ["groups in groups", `a: ${"{a: ".repeat(2000)}`, "plain YAML"],
  ["dashes", "- ".repeat(4000), "plain YAML"],
  ["dashes on a line of 80,000", "- ".repeat(40_000), "lines of at most"],
  ["tags", "!a ".repeat(20_000), "lines of at most"],
  ["15,000 keys", times(15_000, (index) => `k${index}: 1\n`), "at most 5000 lines"],
  [
    "values that repeat values",
    `a: &a0 [1, 2]\n${times(9, (index) => `b${index}: &a${index + 1} [${`*a${index},`.repeat(9)}1]\n`)}c: *a9\n`,
    "plain YAML",
  ],
])("reports YAML with %s, with its line", (_, yaml, expected) => {
  const [problem] = problemsIn("settings/business.yml", yaml);
  expect(problem?.expected).toContain(expected);
  expect(problem?.line).toBeGreaterThan(0);
});

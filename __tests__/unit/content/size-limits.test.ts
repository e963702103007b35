/** Tests that text beyond the limits in size-limits.ts is reported with its line. */
import { parseFile } from "../../../src/content/check/parse";
import { oversizeText, oversizeYaml } from "../../../src/content/check/size-limits";

const times = (count: number, textOf: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => textOf(index)).join("");

const problemsIn = (file: string, text: string) => {
  const result = parseFile(file, Buffer.from(text));
  return "problems" in result ? result.problems : [];
};

it.each([
  ["5,000 footnotes", times(5000, (index) => `a[^${index}] `), "nested", 5],
  ["5,000 footnotes in paragraphs of their own", times(5000, (index) => `a[^${index}]\n\n`), "footnotes", 1005],
  ["inline footnotes", times(600, () => "a^[b]\n\n"), "footnotes", 1005],
  ["lists in lists", times(60, (index) => `${"  ".repeat(index)}- a\n`), "nested", 45],
  ["quotes in lists in quotes", times(30, (index) => `${"> - ".repeat(index)}a\n`), "nested", 16],
  ["quotes in quotes", "> ".repeat(30), "nested", 5],
  ["links in links", "[a](".repeat(30), "nested", 5],
  ["emphasis", "*a ".repeat(3000), "characters such as", 5],
  ["underscores in words", "a__b ".repeat(2100), "characters such as", 5],
  ["backticks of all lengths", times(2100, (index) => `${"`".repeat((index % 40) + 1)} `), "characters such as", 5],
  ["a picture pasted as data", `![a](data:image/png;base64,${"iVBORw0KGgo".repeat(1000)})`, "words", 5],
  ["a word of 3,000 letters", "a".repeat(3000), "words", 5],
  ["letters with 3,000 accents", `a${"\u0301".repeat(3000)}`, "words", 5],
  ["an email address without an end", "a.b-c_".repeat(1000), "words", 5],
  ["angle brackets", "<a ".repeat(4000), "empty line", 5],
  ["ampersands", "&amp; ".repeat(2000), "empty line", 5],
  ["a table of 60 columns", `|${"a|".repeat(60)}\n|${"-|".repeat(60)}`, "columns", 5],
  ["a table of 900 rows", "|a|b|\n|-|-|\n" + "|x|yyyyyyy|\n".repeat(900), "empty line", 5],
  ["20,000 list items", "- a\n\n".repeat(20_000), "lines", 2004],
  ["20,000 headings", "## Same\n\n".repeat(20_000), "lines", 2004],
  ["20,000 empty lines before a word", `${"\n".repeat(20_000)}a`, "lines", 2004],
])("reports markdown with %s, with its line", (_, body, expected, line) => {
  const [problem] = problemsIn("posts/a.md", `---\ntitle: A\n---\n\n${body}\n`);
  expect(problem?.expected).toContain(expected);
  expect(problem?.line).toBe(line);
});

it.each([
  ["brackets", `a: ${"[".repeat(3000)}`, "plain YAML", 1],
  ["groups in groups", `a: ${"{a: ".repeat(2000)}`, "plain YAML", 1],
  ["dashes", "- ".repeat(4000), "plain YAML", 1],
  ["dashes on a line of 80,000", "- ".repeat(40_000), "lines of at most", 1],
  ["tags", "!a ".repeat(20_000), "lines of at most", 1],
  ["15,000 keys", times(15_000, (index) => `k${index}: 1\n`), "at most 5000 lines", 5001],
  [
    "values that repeat values",
    `a: &a0 [1, 2]\n${times(9, (index) => `b${index}: &a${index + 1} [${`*a${index},`.repeat(9)}1]\n`)}c: *a9\n`,
    "plain YAML",
    2,
  ],
])("reports YAML with %s, with its line", (_, yaml, expected, line) => {
  const [problem] = problemsIn("settings/business.yml", yaml);
  expect(problem?.expected).toContain(expected);
  expect(problem?.line).toBe(line);
});

/** Returns text of `length` characters, a multiple of five, without a long word. */
const words = (length: number): string => "four ".repeat(length / 5).replace(/ $/, ".");
const row = (columns: number, cell = " a "): string => `|${`${cell}|`.repeat(columns)}`;
const bareRow = (columns: number): string => row(columns).slice(1, -1);
const BLOCK = "an empty line after at most 10000 characters";
const TABLE = "a table of at most 50 columns";
const LINES = "lines of at most 10000 characters";

it.each([
  ["a paragraph of 10,000 characters", words(10_000)],
  ["a paragraph of 10,000 characters between two others", `Before.\n\n${words(10_000)}\n\nAfter.`],
  ["a paragraph of 10,000 characters at the end of a file", `Before.\n\n${words(10_000)}\n`],
  ["a paragraph of 10,000 characters after an empty line with spaces", `Before.\n    \n${words(10_000)}\n    \nAfter.`],
  ["an empty line of 10,001 spaces", `Before.\n${" ".repeat(10_001)}\n\nAfter.`],
  ["a table of 50 columns", row(50)],
  ["a table of 50 columns without | at the start and end", bareRow(50)],
  ["a table of 50 columns with | only at the start", `|${bareRow(50)}`],
  ["a table of 50 columns with | only at the end", `${bareRow(50)}|`],
  ["a table of 50 columns with spaces around it", `   ${row(50)}  `],
  ["a table of 50 columns in a quote", `> ${row(50)}`],
  ["a table of 50 columns in a list", `- ${row(50)}`],
  ["a paragraph with 60 escaped | characters", "a \\| ".repeat(60)],
  ["a row of 50 columns with an escaped | in each cell", row(50, " a \\| b ")],
  ["a row of 50 columns with a letter after each escaped backslash", row(50, " \\\\a ")],
])("accepts %s", (_, text) => {
  expect(oversizeText(text)).toBeUndefined();
});

it.each([
  ["a paragraph of 10,001 characters", `${words(10_000)}.`, BLOCK, "10001 characters"],
  ["a paragraph of 10,001 characters between two others", `Before.\n\n${words(10_000)}.\n\nAfter.`, BLOCK, "10001 characters"],
  ["a row of 51 columns", row(51), TABLE, "51 columns"],
  ["a row of 51 empty columns", row(51, ""), TABLE, "51 columns"],
  ["a row of 51 columns without | at the start and end", bareRow(51), TABLE, "51 columns"],
  ["a row of 52 columns without | at the start and end", bareRow(52), TABLE, "52 columns"],
  ["a row of 51 columns with | only at the start", `|${bareRow(51)}`, TABLE, "51 columns"],
  ["a row of 51 columns with | only at the end", `${bareRow(51)}|`, TABLE, "51 columns"],
  ["a row of 51 columns in a quote", `> ${row(51)}`, TABLE, "51 columns"],
  ["a row of 51 columns with an escaped | in each cell", row(51, " a \\| b "), TABLE, "51 columns"],
  ["a row of 51 columns with an escaped backslash before each |", row(51, " \\\\"), TABLE, "51 columns"],
])("reports %s", (_, text, expected, found) => {
  expect(oversizeText(text)).toMatchObject({ expected, found });
});

it("reports a long paragraph at its first character", () => {
  const text = `Before.\n  \n  ${words(10_005)}\n`;
  expect(text.slice(oversizeText(text)?.index)).toBe(`${words(10_005)}\n`);
});

it.each([
  ["10,000 characters", `a: ${"b".repeat(9997)}`, undefined, undefined],
  ["10,001 characters, with the spaces before the key", `  a: ${"b".repeat(9996)}`, LINES, "10001 characters"],
])("limits the length of a line of YAML, including the spaces before the key: %s", (_, yaml, expected, found) => {
  const fault = oversizeYaml(yaml);
  expect([fault?.expected, fault?.found]).toEqual([expected, found]);
});

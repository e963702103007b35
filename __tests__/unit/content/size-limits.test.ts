/** Text that would keep the markdown parser, the YAML parser or React busy for minutes is reported with its line. */
import { parseFile } from "../../../src/content/check/parse";
import { readBody } from "../../../src/content/check/read-body";
import { feedHtml, pageText } from "../../../src/content/markdown/html";

const SITE = "https://a.example";
const LINKS = { linkTo: (href: string) => ({ href }), note: "", siteUrl: SITE };
/**
 * Maximum time to check and render an accepted text, as a multiple of the time for ordinary text of the maximum length. A ratio, because
 * machines differ in speed.
 */
const MAX_RATIO = 15;

const times = (count: number, textOf: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => textOf(index)).join("");
/** Returns 16 paragraphs that repeat a text. Each has about 9,000 characters; the limit is 10,000. */
const paragraphs = (text: string): string => times(16, () => `${text.repeat(Math.floor(9000 / text.length))}\n\n`);

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

/** Checks and renders a body. Returns the CPU time in microseconds. */
const cpuTimeOf = (body: string): number => {
  const started = process.cpuUsage();
  expect(problemsIn("posts/a.md", `---\ntitle: A\n---\n\n${body}\n`)).toEqual([]);
  readBody(body, SITE);
  pageText(body, () => "", LINKS);
  feedHtml(body, () => "", LINKS);
  const { user, system } = process.cpuUsage(started);
  return user + system;
};

it.each([
  ["500 references to footnotes", `${times(250, (index) => `a[^${index}]\n\n`)}${times(250, (index) => `[^${index}]: b\n\n`)}`],
  ["20 levels of lists", times(20, (index) => `${"  ".repeat(index)}- a\n`)],
  ["tables of 50 columns", `|${"a|".repeat(50)}\n|${"-|".repeat(50)}\n|${"b|".repeat(50)}\n\n`.repeat(90)],
  ["dollar signs", paragraphs("$1-2 ")],
  ["long words", paragraphs(`${"a-".repeat(450)} `)],
])(`checks and renders %s in at most ${MAX_RATIO} times the time for ordinary text of the maximum length`, (_, body) => {
  expect(cpuTimeOf(body)).toBeLessThan(MAX_RATIO * cpuTimeOf(paragraphs("The crew seals the lot. ")));
});

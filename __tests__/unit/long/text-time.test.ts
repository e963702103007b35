/** Checking and rendering text that the check accepts takes at most a fixed multiple of the time for ordinary text. */
import { parseFile } from "../../../src/content/check/parse";
import { readBody } from "../../../src/content/check/read-body";
import { feedHtml, pageText } from "../../../src/content/markdown/html";

const SITE = "https://a.example";
const LINKS = { linkTo: (href: string) => ({ href }), note: "", siteUrl: SITE };
/** Maximum time to check and render an accepted text, as a multiple of the time for ordinary text. A ratio, because machines differ in speed. */
const MAX_RATIO = 15;

const times = (count: number, textOf: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => textOf(index)).join("");
/** Returns eight paragraphs that repeat a text, each close to the limit of 10,000 characters without an empty line. */
const paragraphs = (text: string): string => times(8, () => `${text.repeat(Math.floor(9000 / text.length))}\n\n`);

/** Checks and renders a body. Returns the CPU time in microseconds. */
const cpuTimeOf = (body: string): number => {
  const started = process.cpuUsage();
  expect(parseFile("posts/a.md", Buffer.from(`---\ntitle: A\n---\n\n${body}\n`))).not.toHaveProperty("problems");
  readBody(body, SITE);
  pageText(body, () => "", LINKS);
  feedHtml(body, () => "", LINKS);
  const { user, system } = process.cpuUsage(started);
  return user + system;
};

it.each([
  ["250 footnotes, each with one reference", `${times(250, (index) => `a[^${index}]\n\n`)}${times(250, (index) => `[^${index}]: b\n\n`)}`],
  ["20 levels of lists", times(20, (index) => `${"  ".repeat(index)}- a\n`)],
  ["tables of 50 columns", `|${"a|".repeat(50)}\n|${"-|".repeat(50)}\n|${"b|".repeat(50)}\n\n`.repeat(90)],
  ["dollar signs", paragraphs("$1-2 ")],
  ["long words", paragraphs(`${"a-".repeat(450)} `)],
])(`checks and renders %s in at most ${MAX_RATIO} times the time for 72,000 characters of ordinary text`, (name, body) => {
  // A new text for each test, because the trees of texts are cached.
  const ordinary = paragraphs(`The crew seals a lot with ${name}. `);
  expect(cpuTimeOf(body)).toBeLessThan(MAX_RATIO * cpuTimeOf(ordinary));
});

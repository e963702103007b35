/** What is said of one file while it is written. */
import { draftAdvice, type Draft } from "../../../src/advice/draft";
import { namedFacts } from "../../../src/content/named-facts";
import { files, folders } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";

const { business } = fixture;
const site = { facts: namedFacts(fixture), siteUrl: business.siteUrl };

const SEO = {
  title: "A title of the right length",
  description: "A description that is long enough to be shown whole, and says what the page alone has to say.",
};
const LONG = "Asphalt dries out under the sun, and a thin coat keeps it dark for a few years more. ".repeat(45);
const POST: Draft = { file: "posts/new.md", data: { title: "Sun and asphalt", seo: SEO, listed: true }, body: LONG };

const said = (draft: Partial<Draft>) => draftAdvice({ ...POST, ...draft }, site).map(({ field, why }) => `${field}: ${why}`);
const withData = (data: object) => said({ data: { ...POST.data, ...data } });

it("says nothing of a post in which nothing could be better", () => {
  expect(said({})).toEqual([]);
});

it.each<[string, readonly string[], RegExp]>([
  [
    "a claim that nobody can check",
    withData({ excerpt: "We are the premier company here." }),
    /^excerpt: "We are the premier company here\.": a superlative/,
  ],
  ["an exclamation mark in the text", said({ body: `${LONG}\nCall today!` }), /^text: "Call today!": no exclamation marks/],
  ["a phone number", withData({ excerpt: `Call ${business.phone} now.` }), /^excerpt: .*written out/],
  ["a text that is too short", said({ body: "Short." }), /^text: 1 words; .*fewer than 700/],
  ["a text that nobody would finish", said({ body: LONG.repeat(3) }), /^text: \d+ words; few read/],
  ["a title that says too little", withData({ seo: { ...SEO, title: "Asphalt" } }), /^seo: .*title of 7 characters/],
  ["no search texts at all", withData({ seo: undefined }), /^seo: .*no title of its own; no description of its own/],
  ["a price without its year", said({ body: `${LONG}\nIt costs $300.` }), /^text: .*never says the year of the prices/],
])("says %s", (_, advice, pattern) => {
  expect(advice).toContainEqual(expect.stringMatching(pattern));
});

it("counts the words that a visitor reads, with the facts filled in", () => {
  const references = said({ body: "{{company}} ".repeat(400) });
  const names = said({ body: `${business.name} `.repeat(400) });
  const counted = (advice: readonly string[]) => advice.filter((line) => line.includes(" words; "));
  expect(counted(references)).toEqual(counted(names));
  expect(counted(references)).toHaveLength(1);
});

it.each([
  ["an unfinished form", { title: undefined, seo: null, list: [null, { text: 3 }] }],
  ["an empty form", {}],
])("bears %s", (_, data) => {
  for (const folder of Object.values(folders))
    expect(() => draftAdvice({ file: `${folder.folder}/new.md`, data, body: "" }, site)).not.toThrow();
});

it("asks for no search texts of settings and lists, and lets customers say what they like", () => {
  expect(draftAdvice({ file: files.navigation.file, data: { header: [] }, body: "" }, site)).toEqual([]);
  const reviews = { testimonials: [{ name: "A customer", text: "The best company in town, call them today!" }] };
  expect(draftAdvice({ file: "testimonials.yml", data: reviews, body: "" }, site)).toEqual([]);
});

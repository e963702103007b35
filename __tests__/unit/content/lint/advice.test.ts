/** What is said of content that could be better, and of one file while it is written. */
import { draftAdvice, type Draft } from "../../../../src/content/lint/draft";
import { claimAdvice, factAdvice, searchAdvice } from "../../../../src/content/lint/rules";
import { namedFacts } from "../../../../src/content/named-facts";
import { files } from "../../../../src/content/schema";
import { fixture } from "../../../fixtures/content";

const { business } = fixture;
const facts = namedFacts(fixture);
const written = (file: string, text: string) => ({ file, passages: [{ field: "text", line: 7, text }] });
const SEO = {
  title: "A title of the right length",
  description: "A description that is long enough to be shown whole, and says what the page alone has to say.",
};

/** A sentence for each claim that makes it. */
const BREAKS: Readonly<Record<string, string>> = {
  "sealcoat is renewed every few years, not every year": "Sealcoat your driveway every year.",
  "heat, cold and rain all stop the work": "We seal in any season.",
  "only the workmanship warranty of the settings is promised": "Guaranteed dry in 8 hours.",
  "filler suits narrow cracks only": "Our filler fixes everything.",
  "there is no office or crew of our own in each place": "Call our local office in Henderson.",
  "a superlative nobody can check": "The premier sealcoating company.",
  "filler that says nothing": "Look no further for sealcoating.",
  "no exclamation marks": "Call today!",
  "plain hyphens and straight quotes only": "Every 2\u20133 years.",
};

it.each(Object.entries(BREAKS))("notices a claim: %s", (why, sentence) => {
  expect(claimAdvice(written("posts/a.md", sentence))).toContainEqual({
    file: "posts/a.md",
    line: 7,
    field: "text",
    why: `"${sentence}": ${why}.`,
    fix: "Say what can be shown, or leave it out.",
  });
});

it.each([
  ["a question", "posts/a.md", "Is a lot sealed every year?"],
  ["a customer", "testimonials.yml", "They are the best crew in town!"],
  ["the owner", files.company.file, "General liability, $2 million a claim. Family-owned since 2009."],
  ["a button", files.words.file, "It is with us!"],
])("lets %s say it", (_, file, text) => {
  expect(claimAdvice(written(file, text))).toEqual([]);
});

it("notices a fact that is written out, the longest first, and no part of a longer figure", () => {
  const said = (text: string) => factAdvice(written("posts/a.md", text), facts).map(({ fix }) => fix);
  expect(said(`Call ${business.phone} now.`)).toEqual(["Write {{phone}} in its place."]);
  expect(said(`${business.name} answers.`)).toEqual(["Write {{company}} in its place."]);
  expect(said(`Ring 1${business.phone}9 or {{phone}}.`)).toEqual([]);
  expect(factAdvice(written(files.business.file, business.phone), facts)).toEqual([]);
});

it.each([
  ["no title", { ...SEO, title: undefined }, "no title of its own"],
  ["no description", { ...SEO, description: undefined }, "no description of its own"],
  ["a short description", { ...SEO, description: "Asphalt" }, "description of 7 characters, 80 to 155 are right"],
  ["another page's title", { ...SEO, title: "Another TITLE of a page" }, "the same title as services/b.md"],
])("notices %s", (_, seo, problem) => {
  const other = { file: "services/b.md", seo: { title: "Another title of a page", description: "Another" } };
  expect(searchAdvice({ file: "services/a.md", seo }, [other])).toEqual([
    expect.objectContaining({ field: "seo", why: `Search results show it: ${problem}.` }),
  ]);
});

describe("of a draft", () => {
  const POST: Draft = { file: "posts/new.md", data: { title: "Sun and asphalt", seo: SEO }, body: "Asphalt dries out under the sun." };
  const said = (draft: Partial<Draft>) => draftAdvice({ ...POST, ...draft }, { facts }).map(({ field, why }) => `${field}: ${why}`);

  it("says nothing where nothing could be better", () => {
    expect(said({})).toEqual([]);
  });

  it.each<[string, readonly string[], RegExp]>([
    ["a claim in a field", said({ data: { ...POST.data, excerpt: "We are the premier company here." } }), /^excerpt: .*a superlative/],
    ["a claim in the text", said({ body: "\nCall today!" }), /^text: "Call today!": no exclamation marks/],
    ["a phone number", said({ body: `Call ${business.phone} now.` }), /^text: .*written out/],
    ["no search texts", said({ data: {} }), /^seo: .*no title of its own; no description of its own/],
    ["those of a single page", said({ file: files.thankYouPage.file, data: {}, body: "" }), /^seo: .*no title/],
  ])("notices %s", (_, advice, pattern) => {
    expect(advice).toContainEqual(expect.stringMatching(pattern));
  });
});

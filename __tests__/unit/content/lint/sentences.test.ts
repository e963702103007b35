import { MOST_PAGES, MOST_WORDS, repetitionAdvice, sentenceAdvice } from "../../../../src/content/lint/sentences";

/** Makes a sentence of so many words. */
const words = (count: number) => `One${" word".repeat(count - 1)}.`;
const advise = (file: string, text: string, field = "text") =>
  sentenceAdvice([{ file, passages: [{ field, line: 3, text }] }], {
    rule: { label: "A rule", text: "ten more words than the name of the fact has itself" },
  });

test.each(["services/a.md", "locations/a.md", "pages/home.yml"])("finds a sentence that is too long in %s", (file) => {
  expect(advise(file, `${words(3)} ${words(MOST_WORDS + 1)}`)).toEqual([
    expect.objectContaining({ file, line: 3, why: expect.stringContaining(`${MOST_WORDS + 1} words`) as string }),
  ]);
});

test("counts the words of a fact, not those of its name", () => {
  expect(advise("services/a.md", `${words(16).slice(0, -1)} {{rule}}.`)).toHaveLength(1);
});

test.each([
  ["a sentence of the most words", "services/a.md", words(MOST_WORDS), "text"],
  ["the cells of a table row", "services/a.md", `| ${words(20)} | ${words(20)} |`, "text"],
  ["a post", "posts/a.md", words(40), "text"],
  ["the description of a picture", "services/a.md", words(40), "hero.picture.alt"],
  ["a search text", "services/a.md", words(40), "seo.description"],
])("leaves alone %s", (_what, file, text, field) => {
  expect(advise(file, text, field)).toEqual([]);
});

const repeated = (field: string, text: string, pages = MOST_PAGES + 1) =>
  repetitionAdvice(Array.from({ length: pages }, (_, page) => ({ file: `services/${page}.md`, passages: [{ field, line: 3, text }] })));

test("finds a sentence that stands on a page too many, once", () => {
  expect(repeated("text", "We say this. Sweep it, wash it and let it dry.")).toEqual([
    expect.objectContaining({ file: "services/0.md", line: 3, why: expect.stringContaining("Sweep it, wash it") as string }),
  ]);
});

test.each([
  ["a sentence on the most pages", "text", words(9), MOST_PAGES],
  ["a few words", "text", "Not sure what it is?", 9],
  ["a call to action", "callToAction.text", words(9), 9],
  ["the fact of a first view", "hero.facts[0]", words(9), 9],
  ["the name of a source", "sources[1].title", words(9), 9],
])("leaves alone %s that repeats", (_what, field, text, pages) => {
  expect(repeated(field, text, pages)).toEqual([]);
});

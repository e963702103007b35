import { MOST_WORDS, sentenceAdvice } from "../../../../src/content/lint/sentences";

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

import { countWords, hasLength, jaccard, lengths, likenesses, shinglesOf } from "./rules/words";
import { shipped } from "./rules/shipped";

const texts = [
  ...shipped.services.map(({ slug, body }) => ({ file: `services/${slug}.md`, body, length: lengths.service })),
  ...shipped.locations.map(({ slug, body }) => ({ file: `locations/${slug}.md`, body, length: lengths.location })),
  ...shipped.posts.map(({ slug, body, listed }) => ({
    file: `posts/${slug}.md`,
    body,
    length: listed ? lengths.listedPost : lengths.unlistedPost,
  })),
];

test.each(texts)("$file is long enough and not too long", ({ body, length }) => {
  expect({ words: countWords(body), fits: hasLength(body, length) }).toEqual({ words: expect.any(Number) as number, fits: true });
});

const words = (count: number): string => "word ".repeat(count);

test.each([
  ["a service of 299 words", 299, lengths.service, false],
  ["a service of 300 words", 300, lengths.service, true],
  ["a place of 349 words", 349, lengths.location, false],
  ["a listed post of 699 words", 699, lengths.listedPost, false],
  ["a listed post of 1,200 words", 1200, lengths.listedPost, true],
  ["a listed post of 1,201 words", 1201, lengths.listedPost, false],
  ["another post of 499 words", 499, lengths.unlistedPost, false],
])("the guard measures %s", (_what, count, length, fits) => {
  expect(hasLength(words(count), length)).toBe(fits);
});

test("marks, link addresses and table rules are no words", () => {
  expect(countWords("## Two words\n\n| a | b |\n| --- | :-: |\n\n- **one** [link](/services/a-b-c)\n")).toBe(6);
});

test("two texts are as alike as the share of five-word sequences they have in common", () => {
  const left = "one two three four five six";
  expect(jaccard(shinglesOf(left), shinglesOf(left.toUpperCase()))).toBe(1);
  expect(jaccard(shinglesOf(left), shinglesOf("one two three four five seven"))).toBeCloseTo(1 / 3);
  expect(jaccard(shinglesOf("too short"), shinglesOf("to count"))).toBe(0);
});

test("the most alike pair comes first", () => {
  const [first] = likenesses({ a: "one two three four five six", b: "six five four three two one", c: "one two three four five" });
  expect(first).toEqual({ pages: ["a", "c"], share: 0.5 });
});

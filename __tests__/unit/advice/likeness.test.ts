import { jaccard, likenesses, shinglesOf } from "../../../src/advice/likeness";
import { countWords, lengthAdvice, type lengths } from "../../../src/advice/lengths";

const text = (count: number) => [{ slug: "a", body: "word ".repeat(count) }];
const nothing = { services: [], locations: [], posts: [] };
const contentOf = (kind: keyof typeof lengths, count: number) => ({
  ...nothing,
  ...(kind === "service" && { services: text(count) }),
  ...(kind === "location" && { locations: text(count) }),
  ...(kind.endsWith("Post") && { posts: text(count).map((post) => ({ ...post, listed: kind === "listedPost" })) }),
});

test.each([
  ["a service of 299 words", 299, "service" as const, false],
  ["a service of 300 words", 300, "service" as const, true],
  ["a place of 349 words", 349, "location" as const, false],
  ["a listed post of 699 words", 699, "listedPost" as const, false],
  ["a listed post of 1,200 words", 1200, "listedPost" as const, true],
  ["a listed post of 1,201 words", 1201, "listedPost" as const, false],
  ["another post of 499 words", 499, "unlistedPost" as const, false],
])("the guard measures %s", (_what, count, kind, fits) => {
  expect(lengthAdvice(contentOf(kind, count))).toHaveLength(fits ? 0 : 1);
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

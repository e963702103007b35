/** What editors read when a search title, a description or a picture's text does not hold. */
import type { z } from "zod";
import { parseFile } from "../../../src/content/parse";
import { files } from "../../../src/content/schema";
import { pictureSchema } from "../../../src/content/schema/picture";
import { seoSchema } from "../../../src/content/schema/seo";
import { validate } from "../../../src/content/validate";

const problemsOf = (schema: z.ZodType, yaml: string) => {
  const result = parseFile("pages/some.yml", new TextEncoder().encode(yaml));
  if ("problems" in result) return result.problems;
  const outcome = validate(schema, result.parsed);
  return "problems" in outcome ? outcome.problems : [];
};

it.each([
  ["title", 60],
  ["description", 155],
])("accepts a %s of %i characters", (field, length) => {
  expect(problemsOf(seoSchema, `${field}: ${"x".repeat(length)}\n`)).toEqual([]);
});

it.each([
  {
    field: "title",
    length: 61,
    expected: "at most 60 characters",
    found: `61 characters: "${"x".repeat(61)}"`,
    fix: "The blue line in search results. At most 60 characters.",
  },
  {
    field: "description",
    length: 156,
    expected: "at most 155 characters",
    found: `156 characters: "${"x".repeat(79)}... (156 characters)`,
    fix: "The text under it: what a visitor finds on the page. At most 155 characters.",
  },
])("names a $field of $length characters", ({ field, length, ...problem }) => {
  expect(problemsOf(seoSchema, `${field}: ${"x".repeat(length)}\n`)).toEqual([{ file: "pages/some.yml", line: 1, field, ...problem }]);
});

it.each([
  ["title", 60, 61],
  ["description", 155, 156],
])("holds the site's default %s to the same limit", (field, limit, length) => {
  const problems = problemsOf(files.business.schema, `defaults:\n  ${field}: ${"x".repeat(length)}\n`);

  expect(problems).toContainEqual(
    expect.objectContaining({ line: 2, field: `defaults.${field}`, expected: `at most ${limit} characters` }),
  );
});

const ALT_HINT = "Say what the picture shows, in one sentence, without 'picture of'.";

it.each([
  ["no alternative text", "src: /images/lot.jpg\n", "text", "nothing"],
  ["an empty one", 'src: /images/lot.jpg\nalt: ""\n', "some text", '""'],
  ["one of blanks", 'src: /images/lot.jpg\nalt: "  "\n', "some text", '"  "'],
])("names a picture with %s", (_, yaml, expected, found) => {
  expect(problemsOf(pictureSchema, yaml)).toEqual([expect.objectContaining({ field: "alt", expected, found, fix: ALT_HINT })]);
});

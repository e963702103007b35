import { constantRules, valuesSaid, wrongConstants } from "./rules/constants";
import { contentFiles, passagesOf, textOf } from "./rules/shipped";
import { wrongSpaceCounts, wrongSums } from "./rules/sums";

const texts = contentFiles().map((file) => ({ file, passages: passagesOf(file) }));

describe.each(texts)("$file", ({ file, passages }) => {
  test("says the numbers of the business, and no others", () => {
    expect(wrongConstants(passages)).toEqual([]);
  });

  test("works its sums out from the sample prices and the federal table", () => {
    expect([...wrongSums(passages), ...wrongSpaceCounts(textOf(file))]).toEqual([]);
  });
});

describe.each(constantRules)("the guard of $topic", (rule) => {
  test("finds a wrong number", () => {
    expect(wrongConstants([{ field: "text", line: 1, text: rule.breaks }], [rule])).toEqual([
      expect.objectContaining({ why: expect.stringContaining(rule.topic) as string }),
    ]);
  });

  test("reads the number in at least one text", () => {
    const said = texts.flatMap(({ passages }) => passages.flatMap(({ text }) => valuesSaid(rule, text)));
    expect(said).not.toEqual([]);
  });
});

test.each([
  ["a range that does not follow from the area", "A lot of 20,000 sq ft costs $3,000-$9,000.", 1],
  ["a range written with 'to'", "A lot of 20,000 sq ft costs from $2,000 to $7,000.", 1],
  ["a right range", "A lot of 20,000 sq ft costs $3,000-$7,000.", 0],
  ["a driveway without its setup", "A driveway of 600 sq ft costs $200-$500.", 1],
  ["a driveway with its setup", "A driveway of 600 sq ft costs $230-$430.", 0],
  ["an area without a range", "A lot of 20,000 sq ft.", 0],
])("checks %s", (_what, text, found) => {
  expect(wrongSums([{ field: "text", line: 1, text }])).toHaveLength(found);
});

test.each([
  ["a row with too few spaces", "| 51-75 | 2 | 1 |", 1],
  ["a row with too few van spaces", "| 201-300 | 7 | 1 |", 1],
  ["a row with other limits", "| 20-50 | 2 | 1 |", 1],
  ["a wrong clause", "A lot with 26-50 needs 3.", 1],
  ["a right row", "| 401-500 | 9 | 2 |", 0],
  ["a right clause", "76-100 needs 4", 0],
])("checks %s of accessible spaces", (_what, line, found) => {
  expect(wrongSpaceCounts(line)).toHaveLength(found);
});

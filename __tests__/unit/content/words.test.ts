/** Tests the errors for UI strings with missing or unknown placeholders. */
import { copyForEachTest } from "../../fixtures/content-copy";

const FILE = "settings/words.yml";

const copy = copyForEachTest();

const problemsWith = (from: string, to: string) => {
  copy.change(FILE, from, to);
  return copy.problems();
};

it.each([
  ["an unknown placeholder", "Ring {fone}", "no placeholders other than {phone}", "Did you mean {phone}?"],
  ["a missing placeholder", "Ring us", "{phone} in the text", "Add {phone} to the text."],
])("reports the file, the field and the fix for %s", (_, text, expected, fix) => {
  const problems = problemsWith("call: Ring {phone}", `call: "${text}"`);
  const line =
    copy
      .read(FILE)
      .split("\n")
      .findIndex((row) => row.includes(`call: "${text}"`)) + 1;
  expect(problems).toContainEqual({
    file: FILE,
    line,
    field: "buttons.call",
    expected,
    found: JSON.stringify(text),
    fix,
  });
});

it("rejects a placeholder in a string that must not have placeholders", () => {
  expect(problemsWith("quote: Price this work", "quote: Price {this}")).toEqual([
    expect.objectContaining({ field: "buttons.quote", expected: "no placeholders", fix: "Delete {this}." }),
  ]);
});

/** Errors for interface strings with a missing or an unknown placeholder. */
import { copyForEachTest } from "./copy";

const FILE = "settings/words.yml";

const copy = copyForEachTest();

const problemsWith = (from: string, to: string) => {
  copy.change(FILE, from, to);
  return copy.problems();
};

it.each([
  ["a placeholder with another name", "Ring {fone}", "no other braces than {phone}", "Did you mean {phone}?"],
  ["no placeholder", "Ring us", "{phone} among the words", "Write {phone} where the value belongs."],
])("reports the file, the field and the fix for %s", (_, text, expected, fix) => {
  expect(problemsWith("call: Ring {phone}", `call: "${text}"`)).toContainEqual({
    file: FILE,
    line: 17,
    field: "buttons.call",
    expected,
    found: JSON.stringify(text),
    fix,
  });
});

it("refuses a placeholder in a string that has none", () => {
  expect(problemsWith("quote: Price this work", "quote: Price {this}")).toEqual([
    expect.objectContaining({ field: "buttons.quote", expected: "no braces", fix: "Take {this} out: this text holds no value." }),
  ]);
});

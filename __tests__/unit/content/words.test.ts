/** Errors for interface strings with a missing or an unknown placeholder. */
import { bracesIn, fillIn } from "../../../src/content/shared/placeholders";
import { copyForEachTest } from "./copy";

const FILE = "settings/words.yml";

const copy = copyForEachTest();

const changed = (from: string, to: string) => {
  copy.change(FILE, from, to);
  return copy.problems();
};

it.each([
  ["a placeholder with another name", "Ring {fone}", "no other braces than {phone}", "Did you mean {phone}?"],
  ["no placeholder", "Ring us", "{phone} among the words", "Write {phone} where the value belongs."],
])("names the file, the field and the fix of %s", (_, text, expected, fix) => {
  expect(changed("call: Ring {phone}", `call: "${text}"`)).toContainEqual({
    file: FILE,
    line: 17,
    field: "buttons.call",
    expected,
    found: JSON.stringify(text),
    fix,
  });
});

it("takes a value out of words that hold none", () => {
  expect(changed("quote: Price this work", "quote: Price {this}")).toEqual([
    expect.objectContaining({ field: "buttons.quote", expected: "no braces", fix: "Take {this} out: this text holds no value." }),
  ]);
});

it.each([
  ["missing", "  back: To all notes\n", "", "text"],
  ["too long", "back: To all notes", `back: ${"x".repeat(31)}`, "at most 30 characters"],
])("stops at words that are %s", (_, from, to, expected) => {
  expect(changed(from, to)).toEqual([expect.objectContaining({ file: FILE, field: "posts.back", expected })]);
});

it("fills in what is known, as often as it stands there", () => {
  expect(fillIn("{a} and {b}, {a}", { a: 1, b: "two" })).toBe("1 and two, 1");
  expect(fillIn("{a}", { a: "{b}" })).toBe("{b}");
  expect(bracesIn("{a} } {b c}")).toEqual(["{a}", "}", "{b c}"]);
});

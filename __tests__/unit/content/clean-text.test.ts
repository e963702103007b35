/** Characters that people paste without seeing them. The Worker, the content check and the editor clean text with the same function. */
import * as fc from "fast-check";
import { cleanLine, cleanText, isReadable } from "../../../src/content/format/clean-text";
import { describeExactly, describeValue } from "../../../src/content/check/problems";
import { copyForEachTest } from "../../fixtures/content-copy";

it.each([
  ["direction controls around a number from Contacts", "\u202D(702) 555-0142\u202C", "(702) 555-0142"],
  ["direction isolates", "\u2066Ana\u2069 \u061CRuiz\u200F", "Ana Ruiz"],
  ["noncharacters", "a\uFFFEb\uFDD0c\u{1FFFF}d", "abcd"],
  ["a lone surrogate", "a\uD800b", "ab"],
  ["a soft hyphen and zero-width spaces", "co\u00ADop\u200B\u2060\uFEFF", "coop"],
  ["Hangul fillers", "\u3164\u115F\uFFA0", ""],
  ["tag characters", "\u{E0041}\u{E0042}Ana", "Ana"],
  ["a joiner between Latin letters", "a\u200Db\u200Cc", "abc"],
  ["a variation selector without an emoji", "a\uFE0F 5\uFE0F", "a 5"],
  ["an object placeholder", "A\uFFFCB", "AB"],
  ["private-use bullets", "\uF0B7 One \u{10FFFD}", " One "],
  ["controls", "a\u0000b\u0007c\u001Bd\u009Fe", "abcde"],
  ["line separators", "a\r\nb\rc\u2028d\u2029e\u0085f\vg", "a\nb\nc\nd\ne\nf\ng"],
  ["every kind of space", "a\u00A0b\u2007c\u202Fd\u3000e\u1680f\u2800g", "a b c d e f g"],
  ["decomposed letters", "Jose\u0301", "José"],
])("cleans %s", (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it.each([
  "👷🏽\u200D♀️",
  "👁️\u200D🗨️",
  "❤️\u200D🔥",
  "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  "1️⃣ #️⃣",
  "🇲🇽🇺🇸",
  "☎\uFE0E",
  "می\u200Cخواهم",
  "क्\u200Dष नमस्\u200Cते",
  "葛\u{E0100}",
  "ᠠ\u180B",
  "naïve Ñandú Ελληνικά Київ 日本",
])("keeps %s", (text) => {
  expect(cleanText(text)).toBe(text.normalize("NFC"));
});

it.each(["", "\u200B\u00A0", "\u3164", "\u2800", "\u0301", "\u202E\u202C", "\t \n"])("finds nothing to read in %j", (text) => {
  expect(isReadable(cleanLine(text))).toBe(false);
});

/** Any text: code points, or UTF-16 code units, because fast-check's "binary" strings contain no lone surrogates. */
const ANY_TEXT = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

it("makes any text safe for XML", () => {
  fc.assert(
    fc.property(ANY_TEXT, (text) => {
      expect(cleanText(text)).not.toMatch(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
    }),
  );
});

it("does not change a cleaned text when it cleans it again", () => {
  fc.assert(
    fc.property(ANY_TEXT, (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
    }),
  );
});

it.each([
  ["\u202D(702) 555-0142", '"[U+202D](702) 555-0142"'],
  ["a\u200B\u00A0b", '"a[U+200B][U+00A0]b"'],
])("shows the invisible characters in %j", (text, shown) => {
  expect(describeValue(text)).toBe(shown);
});

it.each([
  ["double quotes", '"'.repeat(100)],
  ["line breaks", "\n".repeat(100)],
  ["backslashes", "\\".repeat(100)],
  ["invisible characters", "\u200B".repeat(100)],
  ["letters", "a".repeat(100)],
])("states the length of a long text of %s in characters", (_, text) => {
  expect(describeValue(text)).toMatch(/^".*\.\.\. \(100 characters\)$/);
});

it("states no length of a text that is shown completely", () => {
  expect(describeValue("a".repeat(78))).toBe(`"${"a".repeat(78)}"`);
});

it.each([
  ["(702) 555\u20110142", "U+2011"],
  ["/сontact", "U+0441"],
])("names the characters in %j that look like others", (text, code) => {
  expect(describeExactly(text)).toContain(code);
});

describe("a phone number in the settings", () => {
  const copy = copyForEachTest();

  it("is accepted with invisible characters around it", () => {
    copy.change("settings/business.yml", /^phone: .*$/m, "phone: \u202D(702) 555-0142\u202C");
    expect(copy.problems()).toEqual([]);
  });

  it("is reported with the code of a dash that is not a hyphen", () => {
    copy.change("settings/business.yml", /^phone: .*$/m, "phone: (702) 555\u20130142");
    expect(copy.problems().map(({ field, found }) => `${field}: ${found}`)).toEqual([expect.stringMatching(/^phone: .*U\+2013/)]);
  });
});

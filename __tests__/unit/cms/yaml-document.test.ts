/** YAML in the editor's layout: saving changes only the lines of edited fields, and each comment stays with its field or entry. */
import fc from "fast-check";
import { parse } from "yaml";
import type { Data } from "../../../src/cms/same";
import { normalYaml, writeYaml } from "../../../src/cms/yaml-document";

const OLD = `# About the whole file.

name: A company # as on the license
# Closed before eight.
hours:
  # All week.
  - days: [Monday, Tuesday]
    opens: "07:00" # the gate
  # Only in season.
  - days: [Saturday]
    opens: "08:00"
text: A text.

# The end.
`;
const old = parse(OLD) as { readonly name: string; readonly hours: readonly object[]; readonly text: string };

it.each<[string, object, string]>([
  ["no line if nothing is edited", old, OLD],
  ["a string", { ...old, name: "Another" }, OLD.replace("A company", "Another")],
  ["a string that needs quotes", { ...old, text: "A: text." }, OLD.replace("A text.", '"A: text."')],
  ["a new field at the end", { ...old, more: 1 }, OLD.replace("\n# The end.", "more: 1\n\n# The end.")],
  [
    "a new field between others",
    { name: old.name, more: 1, hours: old.hours, text: old.text },
    OLD.replace("# Closed", "more: 1\n# Closed"),
  ],
  ["a removed field, with its comment", { ...old, hours: undefined }, OLD.replace(/# Closed[^]*(?=text:)/, "")],
  [
    "reordered entries, each with its comment",
    { ...old, hours: [...old.hours].reverse() },
    OLD.replace(/( {2}# All[^]*)( {2}# Only[^]*)(?=text:)/, "$2$1"),
  ],
  ["a removed entry, with its comment", { ...old, hours: old.hours.slice(0, 1) }, OLD.replace(/ {2}# Only[^]*(?=text:)/, "")],
  [
    "a new entry before the others",
    { ...old, hours: [{ days: ["Sunday"], opens: "10:00" }, ...old.hours] },
    OLD.replace("hours:\n", 'hours:\n  - days:\n      - Sunday\n    opens: "10:00"\n'),
  ],
  [
    "a changed entry whose first field is the same, while another entry is removed",
    { ...old, hours: [{ ...old.hours[1], opens: "09:00" }] },
    OLD.replace(/ {2}# All[^]*(?= {2}# Only)/, "").replace("08:00", "09:00"),
  ],
  [
    "the only changed entry, with all of its fields changed",
    { ...old, hours: [{ days: ["Monday"], opens: "06:30" }, ...old.hours.slice(1)] },
    OLD.replace("[Monday, Tuesday]", "[Monday]").replace("07:00", "06:30"),
  ],
  [
    "a value of another type, with its comment",
    { ...old, name: ["A", "B"] },
    OLD.replace(/name: .*/, "name:\n  - A\n  - B\n  # as on the license"),
  ],
])("changes only the edited lines: %s", (_, data, expected) => {
  expect(writeYaml(OLD, JSON.parse(JSON.stringify(data)) as Readonly<Record<string, unknown>>)).toBe(expected);
});

it.each([
  ["a folded string", "a: >-\n  One\n  two.\n", "a: One two.\n"],
  ["quotes that YAML does not need", "a: \"One\"\nb: 'two'\n", "a: One\nb: two\n"],
  ["quotes that older parsers need", "a: '2026-11-22'\nb: '07:00'\nc: 'no'\n", 'a: "2026-11-22"\nb: "07:00"\nc: "no"\n'],
  ["other notations of a number", "a: 0x10\nb: 2.50\n", "a: 16\nb: 2.5\n"],
  ["indentation and spacing", "a:\n- b:   1\n\n\n-  2\n", "a:\n  - b: 1\n\n  - 2\n"],
  ["a multiline string", 'a: "One\\ntwo\\n"\n', "a: |\n  One\n  two\n"],
])("normalizes %s", (_, source, normal) => {
  expect(normalYaml(source)).toBe(normal);
  expect(normalYaml(normal)).toBe(normal);
  expect(parse(normal)).toEqual(parse(source));
});

/** A group with a comment above its first field. */
const COMMENTED = "group:\n  # One.\n  a: 1\n  b: 2\n";

it.each([
  ["the field is removed", { group: { b: 2 } }, "group:\n  b: 2\n"],
  ["another field replaces the first field", { group: { c: 1, b: 2 } }, "group:\n  c: 1\n  b: 2\n"],
  ["another field replaces all fields", { group: { list: [] } }, "group:\n  list: []\n"],
  ["the group is removed", { more: 1 }, "more: 1\n"],
])("removes the comment above a group's first field with that field: %s", (_, data, expected) => {
  expect(writeYaml(COMMENTED, data)).toBe(expected);
});

it.each([
  ["a new field before it", { group: { c: 3, a: 1, b: 2 } }, "group:\n  c: 3\n  # One.\n  a: 1\n  b: 2\n"],
  ["a changed field", { group: { a: 3, b: 2 } }, "group:\n  # One.\n  a: 3\n  b: 2\n"],
])("keeps the comment above a group's first field with that field: %s", (_, data, expected) => {
  expect(writeYaml(COMMENTED, data)).toBe(expected);
});

it.each([
  ["a group", "group:\n  # One.\n  a: 1\n"],
  ["a list", "list:\n  # One.\n  - a\n"],
  ["a group in braces", "group:\n  # Both.\n  {a: 1, b: 2}\n"],
  ["a list in brackets", "list:\n  # Both.\n  [a, b]\n"],
])("keeps a comment in %s where it is when another field is added", (_, source) => {
  const old = parse(source) as Readonly<Record<string, unknown>>;
  expect(writeYaml(source, { ...old, more: 1 })).toBe(`${source}more: 1\n`);
});

it("keeps the comment of a file without fields when a field is added", () => {
  expect(writeYaml("# Every fact is optional.\n{}\n", { since: 1990 })).toBe("# Every fact is optional.\nsince: 1990\n");
});

it.each<[string, string, Data, string]>([
  ["the source cannot be parsed", "a: [", { a: 1 }, "a: 1\n"],
  ["an alias would lose its anchor", "a: &one\n  b: 1\nc: *one\n", { c: { b: 2 } }, "c:\n  b: 2\n"],
])("writes only the data if %s", (_, source, data, expected) => {
  expect(writeYaml(source, data)).toBe(expected);
});

const data = fc.object({
  key: fc.stringMatching(/^[a-z]{1,2}$/),
  values: [fc.string(), fc.integer(), fc.boolean(), fc.constant(null)],
  maxDepth: 2,
  maxKeys: 4,
});

it("writes exactly the data", () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      expect(parse(writeYaml(writeYaml("", before), after))).toEqual(after);
    }),
  );
});

it("writes normalized YAML", () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const source = writeYaml("", before);
      expect(normalYaml(source)).toBe(source);
      const written = writeYaml(source, after);
      expect(normalYaml(written)).toBe(written);
    }),
  );
});

it("writes the same bytes after a change is undone", () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const source = writeYaml("", before);
      expect(writeYaml(writeYaml(source, after), before)).toBe(source);
    }),
  );
});

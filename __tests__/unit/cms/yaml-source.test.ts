/** YAML is written over: what changed goes into its place, and no comment is lost on the way. */
import fc from "fast-check";
import { parse, stringify } from "yaml";
import { writeOver } from "../../../src/cms/yaml-source";

const OLD = `# About the whole file.

name: A company # as on the license
# Nobody answers before eight.
hours:
  - days: [Monday, Tuesday]
    opens: "07:00" # the gate
  # Only in season.
  - days: [Saturday]
    opens: "08:00"
text: >-
  A text.

# The end.
`;
const old = parse(OLD) as { readonly name: string; readonly hours: readonly object[]; readonly text: string };

it.each<[string, object, string]>([
  ["nothing", old, OLD],
  ["a text", { ...old, name: "Another" }, OLD.replace("A company", "Another")],
  ["a text in its own style", { ...old, text: "Other words." }, OLD.replace("A text.", "Other words.")],
  ["a field that is new", { ...old, more: 1 }, OLD.replace("\n# The end.", "more: 1\n\n# The end.")],
  ["a field that is gone, with what was said of it", { ...old, hours: undefined }, OLD.replace(/# Nobody[^]*(?=text:)/, "")],
  [
    "entries that change places, each with its comment",
    { ...old, hours: [...old.hours].reverse() },
    OLD.replace(/( {2}- days: \[Monday[^]*)( {2}# Only[^]*)(?=text:)/, "$2$1"),
  ],
  [
    "an entry that is gone: its comment goes to no other",
    { ...old, hours: old.hours.slice(0, 1) },
    OLD.replace(/ {2}# Only[^]*(?=text:)/, ""),
  ],
  [
    "an entry before the others",
    { ...old, hours: [{ days: ["Sunday"], opens: "10:00" }, ...old.hours] },
    OLD.replace("hours:\n", "hours:\n  - days:\n      - Sunday\n    opens: 10:00\n"),
  ],
  [
    "an entry that changed within",
    { ...old, hours: [{ days: ["Monday"], opens: "06:30" }, ...old.hours.slice(1)] },
    OLD.replace("[Monday, Tuesday]", "[Monday]").replace("07:00", "06:30"),
  ],
])("writes over what stood there: %s", (_, data, expected) => {
  expect(writeOver(OLD, JSON.parse(JSON.stringify(data)) as Readonly<Record<string, unknown>>)).toBe(expected);
});

it("keeps the comment of a file that had nothing but it", () => {
  expect(writeOver("# Every fact is optional.\n{}\n", { since: 1990 })).toBe("# Every fact is optional.\nsince: 1990\n");
});

it("writes the data alone over what cannot be read, and where a value was said once for two places", () => {
  expect(writeOver("a: [", { a: 1 })).toBe("a: 1\n");
  expect(writeOver("a: &one\n  b: 1\nc: *one\n", { c: { b: 2 } })).toBe("c:\n  b: 2\n");
});

const data = fc.object({
  key: fc.stringMatching(/^[a-z]{1,2}$/),
  values: [fc.string(), fc.integer(), fc.boolean(), fc.constant(null)],
  maxDepth: 2,
  maxKeys: 4,
});

it("writes exactly the data, whatever was there", () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      expect(parse(writeOver(stringify(before), after))).toEqual(after);
    }),
  );
});

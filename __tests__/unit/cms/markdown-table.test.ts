/** Tests that a markdown table does not change in a round trip through the form. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readTable, TABLE, writeTable } from "../../../src/cms/decap/text-parts";
import { listFiles } from "../../../src/content/load/read-folder";
import { FIXTURE_ROOT } from "../../fixtures/content";

// Read the files directly, because loading fills in facts, which changes the widths of cells.
const texts = listFiles(FIXTURE_ROOT, "", [".md"]).map((file) => readFileSync(path.join(FIXTURE_ROOT, file), "utf8"));
// TABLE matches only at the start of a text. Without its first character, ^, it matches anywhere.
const tables = texts.flatMap((text) => text.match(new RegExp(TABLE.source.slice(1), "g")) ?? []).filter((table) => table.includes("\n"));

it("a round trip does not change any table in the content", () => {
  expect(tables.filter((table) => writeTable(readTable(table)) !== table.trimEnd())).toEqual([]);
});

it.each([
  ["aligned columns", "| Left | Middle | Right |\n| :--- | :----: | ----: |\n| a    |   b    |     c |"],
  ["an empty corner", "|     | One |\n| --- | --- |\n| Two | 3   |"],
  ["an empty cell at the start of a row", "| One | Two |\n| --- | --- |\n|     | 3   |"],
  ["empty cells at both ends", "| A   | B   | C   |\n| --- | --- | --- |\n|     | b   |     |"],
  ["an empty row in a table with one column", "| A   |\n| --- |\n|     |\n| b   |"],
  ["an escaped pipe", "| a \\| b | c   |\n| ------ | --- |\n| d      | e   |"],
])("keeps %s", (_, table) => {
  expect(table.match(TABLE)?.[0]).toBe(table);
  expect(writeTable(readTable(table))).toBe(table);
});

it("splits a table pasted from Word or Excel at its tabs", () => {
  expect(writeTable({ rows: "Size\tPrice\nSmall\t$200" })).toBe("| Size | Price |\n| --- | --- |\n| Small | $200 |");
});

it("adds a column and keeps the alignment of the other columns", () => {
  expect(writeTable({ rows: "| A | B | C |", rule: "| --: | --- |" })).toBe("| A | B | C |\n| --: | --- | --- |");
});

/** Tests that a markdown table does not change in a round trip through the form. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { readTable, TABLE, writeTable } from "../../../src/cms/decap/text-parts";
import { listFiles } from "../../../src/content/load/read-folder";
import { FIXTURE_ROOT } from "../../fixtures/content";

// Read the files directly, because loading fills in facts, which changes the widths of cells.
const texts = listFiles(FIXTURE_ROOT, "", [".md"]).map((file) => readFileSync(path.join(FIXTURE_ROOT, file), "utf8"));
// TABLE matches only at the start of a text. Without its first character, ^, it matches anywhere.
const tables = texts.flatMap((text) => text.match(new RegExp(TABLE.source.slice(1), "g")) ?? []);

it("a round trip does not change any table in the fixture", () => {
  expect(tables).not.toEqual([]);
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

it.each([
  ["a header and a row", "Size\tPrice\nSmall\t$200", "| Size | Price |\n| --- | --- |\n| Small | $200 |"],
  ["an empty corner", "\tSmall\tLarge\nDriveway\t$200\t$500", "|  | Small | Large |\n| --- | --- | --- |\n| Driveway | $200 | $500 |"],
  ["an empty first cell in a row", "A\tB\n\tC", "| A | B |\n| --- | --- |\n|  | C |"],
  ["an empty middle cell", "A\tB\tC\n1\t\t3", "| A | B | C |\n| --- | --- | --- |\n| 1 |  | 3 |"],
  ["an empty last cell", "A\tB\nC\t", "| A | B |\n| --- | --- |\n| C |  |"],
  ["an empty last header", "A\t\nC\tD", "| A |  |\n| --- | --- |\n| C | D |"],
  ["an empty row", "A\tB\n\t\nC\tD", "| A | B |\n| --- | --- |\n| C | D |"],
  ["empty cells to the right of the table, which add no column", "A\tB\nC\tD\t\t", "| A | B |\n| --- | --- |\n| C | D |  |  |"],
  ["a title above the columns", "Prices\nA\tB\tC", "| Prices |  |  |\n| --- | --- | --- |\n| A | B | C |"],
  ["a row shorter than the header", "A\tB\tC\n1\t2", "| A | B | C |\n| --- | --- | --- |\n| 1 | 2 |"],
  ["a row longer than the header", "A\tB\n1\t2\t3", "| A | B |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |"],
  ["Windows line ends", "\tB\r\nC\t\r\n", "|  | B |\n| --- | --- |\n| C |  |"],
  ["a pipe in a cell", "A | B\tC\n1\t|", "| A \\| B | C |\n| --- | --- |\n| 1 | \\| |"],
  ["an escaped pipe in a cell", "A\tB\n1\t2 \\| 3", "| A | B |\n| --- | --- |\n| 1 | 2 \\| 3 |"],
  ["spaces around cells", " A \t B \n1\t 2", "| A | B |\n| --- | --- |\n| 1 | 2 |"],
  ["line breaks in a cell", 'A\tB\n"Two ""coats""\nof sealer"\t$200', '| A | B |\n| --- | --- |\n| Two "coats" of sealer | $200 |'],
  ["line breaks in a last cell", 'A\tB\r\n1\t"2\n3"\r\n', "| A | B |\n| --- | --- |\n| 1 | 2 3 |"],
  ["quotes and inch marks in cells", '"A" lot\t4"\n"B"\t6"', '| "A" lot | 4" |\n| --- | --- |\n| "B" | 6" |'],
])("splits pasted rows at their tabs: %s", (_, rows, table) => {
  expect(writeTable({ rows })).toBe(table);
});

it.each([
  ["a row in a table of the form", "| A | B |\nC\tD", "| A | B |\n| --- | --- |\n| C | D |"],
  ["cells after a typed |", "| A | B |\n| C\tD", "| A | B |\n| --- | --- |\n| C | D |"],
])("splits what is pasted between typed rows at its tabs: %s", (_, rows, table) => {
  expect(writeTable({ rows })).toBe(table);
});

it("adds a column if a typed row is longer than the header", () => {
  expect(writeTable({ rows: "A | B\n1 | 2 | 3" })).toBe("| A | B |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |");
});

it("adds a column and keeps the alignment of the other columns", () => {
  expect(writeTable({ rows: "| A | B | C |", rule: "| --: | --- |" })).toBe("| A | B | C |\n| --: | --- | --- |");
});

it.each([undefined, "", " \n\t\n", "|", "|\n |"])("writes nothing for a table without cells: %j", (rows) => {
  expect(writeTable({ ...(rows !== undefined && { rows }), rule: "| --- |" })).toBe("");
});

it("leaves out a row without cells", () => {
  expect(writeTable({ rows: "| A |\n|\n| b |" })).toBe("| A |\n| --- |\n| b |");
});

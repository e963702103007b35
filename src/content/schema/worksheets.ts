/** `content/settings/worksheets.yml`: sheets that visitors fill in and print. Their input stays in the browser. */
import { SHEET_FIELDS, SHEETS, WORKSHEETS } from "../shared/worksheets";
import { choice, eachOnce, group, list, longText, shortText, toggle } from "./fields";
import { amount } from "./figures";
import { fieldsOf, word } from "./words/catalog";
import catalog from "./words/parking-sheet.json";

const label = (title: string, description: string) => shortText(title, description, 80);

const fieldSchema = group("Field", {
  label: label("Field", "What the visitor writes here."),
  kind: choice("Kind", "A line, several lines, a date, or a time of day.", SHEET_FIELDS).default("line"),
});

const tableSchema = group("Table", {
  columns: list("Columns", "The first column names the rows.", label("Column", "The column's heading.")).min(2).max(4),
  rows: list("Rows", "From top to bottom.", label("Row", "The text in the first column.")).min(1).max(16),
}).meta({ description: "Cells to write into." });

const datesSchema = group("Dates before", {
  before: word("Several days before", "Beside a date several days before the sheet's first date.", { placeholders: ["days"] }),
  dayBefore: label("The day before", "Beside the date one day before the sheet's first date."),
  passed: label("Passed", "Beside a date that has already passed."),
  days: list(
    "Days before",
    "Each is a number of days before the sheet's first date. Start with the largest.",
    amount("Days", "The number of days before the sheet's first date.", { min: 1, max: 365 }),
  )
    .min(1)
    .max(6),
}).meta({ description: "Dates counted back from the sheet's first date." });

const blockSchema = group("Part", {
  heading: label("Heading", "A few words.").optional(),
  text: longText("Text", "A sentence or two.", 500).optional(),
  fields: list("Fields", "What the visitor fills in.", fieldSchema).max(10).default([]),
  table: tableSchema.optional(),
  dates: datesSchema.optional(),
  drawing: label("Space to draw on", "What the grid paper is for. Leave empty for no grid paper.").optional(),
  company: toggle("Facts of the company", "Lists the facts set under Settings, What customers ask."),
  points: list("Points", "What applies to every reader of the sheet.", shortText("Point", "One line.", 300))
    .max(10)
    .default([]),
});

const sheetSchema = group("Sheet", {
  name: choice("Worksheet", "The name by which pages choose the sheet. The sheet for accessible parking has its own field.", SHEETS),
  title: label("Title", "The line that visitors select to open the sheet. Also printed at the top."),
  blocks: list("Parts", "From top to bottom. All parts together must fit on one page.", blockSchema).min(1).max(8),
});

const parkingWords = fieldsOf(catalog);

/** The accessible-parking worksheet. The code fills in the legal figures (src/worksheets/parking-sheet.tsx). */
const parkingSheetSchema = group("Accessible parking", {
  ...parkingWords,
  limits: parkingWords.limits
    .extend({
      points: list("More limits", "What the sheet does not answer.", longText("Point", "One limit of the sheet.", 300))
        .min(1)
        .max(8),
    })
    // `extend` drops the title and the hint.
    .meta({ ...parkingWords.limits.meta() }),
}).meta({ description: "Leave empty to hide the sheet on all pages." });

/** Builds the field that adds worksheets to a page. */
export const worksheetNames = () =>
  list(
    "Worksheets",
    "Printable sheets that the page offers. Sheets that are not set up in Settings are not shown.",
    choice("Worksheet", "One of the sheets under Settings, Worksheets.", WORKSHEETS),
  ).default([]);

/** Worksheets, shown on the pages that choose them. */
export const worksheetsSchema = group("Worksheets", {
  heading: shortText("Heading", "Above the sheets on a page.", 90),
  text: longText("Introduction", "Say that only the open sheet is printed, and that nothing is sent.", 300),
  print: label("Button", "Prints the sheet."),
  sheets: list("Sheets", "Each is shown on the pages that choose it.", sheetSchema)
    .max(SHEETS.length)
    .superRefine(eachOnce(({ name }) => name, ["name"]))
    .default([]),
  accessibleParking: parkingSheetSchema.optional(),
});

/** `content/settings/worksheets.yml`: sheets that visitors fill in and print. Their input stays in the browser. */
import { SHEET_FIELDS, WORKSHEETS } from "../shared/worksheets";
import { choice, group, list, longText, shortText, toggle } from "./fields";
import { amount } from "./figures";
import { fieldsOf, word } from "./words/catalog";
import catalog from "./words/parking-sheet.json";

const label = (title: string, description: string) => shortText(title, description, 80);

const fieldSchema = group("Field", {
  label: label("Field", "What is to be written."),
  kind: choice("Kind", "A line, several lines, a day, or a time of day.", SHEET_FIELDS).default("line"),
});

const tableSchema = group("Table", {
  columns: list("Columns", "The first names the rows.", label("Column", "Its heading.")).min(2).max(4),
  rows: list("Rows", "From top to bottom.", label("Row", "The text in the first column.")).min(1).max(16),
}).meta({ description: "Cells to write into." });

const datesSchema = group("Dates before", {
  before: word("So many days before", "Beside the date.", { holds: ["days"] }),
  dayBefore: label("The day before", "Beside the date of one day before."),
  passed: label("Passed", "Beside a date that has passed already."),
  days: list(
    "Days before",
    "How many days before the sheet's first date, the earliest first.",
    amount("Days", "Before the sheet's first date.", { min: 1, max: 365 }),
  )
    .min(1)
    .max(6),
}).meta({ description: "Dates counted back from the sheet's first date." });

const blockSchema = group("Part", {
  heading: label("Heading", "A few words.").optional(),
  text: longText("Text", "A sentence or two.", 500).optional(),
  fields: list("Fields", "What is to be filled in.", fieldSchema).max(10).default([]),
  table: tableSchema.optional(),
  dates: datesSchema.optional(),
  drawing: label("Space to draw on", "Says what the squared paper is for. If empty, there is none.").optional(),
  company: toggle("Facts of the company", "Lists what Settings, What customers ask, say of it."),
  points: list("Points", "What holds for every reader of the sheet.", shortText("Point", "One line.", 300))
    .max(10)
    .default([]),
});

const sheetSchema = group("Sheet", {
  name: choice("Worksheet", "The name under which pages ask for it.", WORKSHEETS),
  title: label("Title", "Opens the sheet, and is printed at its top."),
  blocks: list("Parts", "From top to bottom. All of it must fit on one page.", blockSchema).min(1).max(8),
});

const parkingWords = fieldsOf(catalog);

/** The accessible-parking worksheet. Placeholders of its strings are its legal figures, from src/content/shared/parking-law.ts. */
const parkingSheetSchema = group("Accessible parking", {
  ...parkingWords,
  limits: parkingWords.limits
    .extend({
      points: list("More limits", "What the sheet does not answer.", longText("Point", "One limit of the sheet.", 300))
        .min(1)
        .max(8),
    })
    .meta({ ...parkingWords.limits.meta() }),
}).meta({ description: "If empty, no page shows it." });

/** Builds the field that adds worksheets to a page. */
export const worksheetNames = () =>
  list(
    "Worksheets",
    "Sheets to fill in and print that the page offers. Those without words in Settings are left out.",
    choice("Worksheet", "One of the sheets under Settings, Worksheets.", WORKSHEETS),
  ).default([]);

/** Worksheets, shown on the pages that name them. */
export const worksheetsSchema = group("Worksheets", {
  heading: shortText("Heading", "Above the sheets of a page.", 90),
  text: longText("Introduction", "Says that only the open sheet is printed, and that nothing is sent.", 300),
  print: label("Button", "Prints the sheet."),
  sheets: list("Sheets", "Each is shown where a page names it.", sheetSchema).max(4).default([]),
  accessibleParking: parkingSheetSchema.optional(),
});

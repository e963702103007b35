/** `content/settings/worksheets.yml`: sheets that visitors fill in and print. What they write stays in their browser. */
import { z } from "zod";
import { SHEET_FIELDS, WORKSHEETS } from "../shared/words";
import { longText, shortText, toggle } from "./fields";
import { parkingSheetSchema } from "./parking-sheet";
import { word } from "./words/word";

const label = (title: string, description: string) => shortText({ title, description }, 80);

const fieldSchema = z
  .strictObject({
    label: label("Field", "What is to be written."),
    kind: z
      .enum(SHEET_FIELDS)
      .default("line")
      .meta({ title: "Kind", description: "A line, several lines, a day, or a time of day.", widget: "select" }),
  })
  .meta({ id: "SheetField", title: "Field" });

const tableSchema = z
  .strictObject({
    columns: z.array(label("Column", "Its heading.")).min(2).max(4).meta({ title: "Columns", description: "The first names the rows." }),
    rows: z
      .array(label("Row", "What stands in the first column."))
      .min(1)
      .max(16)
      .meta({ title: "Rows", description: "From top to bottom." }),
  })
  .meta({ id: "SheetTable", title: "Table", description: "Cells to write into." });

const datesSchema = z
  .strictObject({
    before: word("So many days before", "Beside the date.", { holds: ["days"] }),
    dayBefore: label("The day before", "Beside the date of one day before."),
    passed: label("Passed", "Beside a date that has passed already."),
    days: z
      .array(z.int().min(1).max(365).meta({ title: "Days", description: "Before the sheet's first date.", widget: "number" }))
      .min(1)
      .max(6)
      .meta({ title: "Days before", description: "How many days before the sheet's first date, the earliest first." }),
  })
  .meta({ id: "SheetDates", title: "Dates before", description: "Dates counted back from the sheet's first date." });

const blockSchema = z
  .strictObject({
    heading: label("Heading", "A few words.").optional(),
    text: longText({ title: "Text", description: "A sentence or two." }, 500).optional(),
    fields: z.array(fieldSchema).max(10).default([]).meta({ title: "Fields", description: "What is to be filled in." }),
    table: tableSchema.optional(),
    dates: datesSchema.optional(),
    drawing: label("Space to draw on", "Says what the squared paper is for. Left out, there is none.").optional(),
    company: toggle({ title: "Facts of the company", description: "Lists what Settings, What customers ask, say of it." }, false),
    points: z
      .array(shortText({ title: "Point", description: "One line." }, 300))
      .max(10)
      .default([])
      .meta({ title: "Points", description: "What holds for every reader of the sheet." }),
  })
  .meta({ id: "SheetBlock", title: "Part" });

const sheetSchema = z
  .strictObject({
    name: z.enum(WORKSHEETS).meta({ title: "Worksheet", description: "The name under which pages ask for it.", widget: "select" }),
    title: label("Title", "Opens the sheet, and stands at its top on paper."),
    blocks: z.array(blockSchema).min(1).max(8).meta({ title: "Parts", description: "From top to bottom. All of it must fit on one page." }),
  })
  .meta({ id: "Sheet", title: "Sheet" });

/** Sheets, shown on the pages that name them. */
export const worksheetsSchema = z
  .strictObject({
    heading: shortText({ title: "Heading", description: "Above the sheets of a page." }, 90),
    text: longText({ title: "Introduction", description: "Says that an open sheet prints alone, and that nothing is sent." }, 300),
    print: label("Button", "Prints the sheet."),
    sheets: z.array(sheetSchema).max(4).default([]).meta({ title: "Sheets", description: "Each is shown where a page names it." }),
    accessibleParking: parkingSheetSchema.optional(),
  })
  .meta({ id: "Worksheets", title: "Worksheets" });

/** Drawings of how and when the work is done. */
import { z } from "zod";
import { amount, isInOrder, OUT_OF_ORDER } from "../figures";
import { drawing, label, room } from "./drawing";

/** How long a new coat is closed. */
export const clockDrawing = drawing(
  "ClockDrawing",
  "The curing clock",
  "When feet and cars come back. The hours are those of Prices and figures.",
  {
    feet: label("Feet", "Above the first bar.", room.line),
    cars: label("Cars", "Above the second bar.", room.line),
    hours: label("Hours", "Behind the last number of the scale.", room.corner),
  },
);

const FAHRENHEIT = { min: -60, max: 140 };

const monthSchema = z
  .strictObject({
    low: amount("Usual low (°F)", "The mean daily minimum.", FAHRENHEIT),
    high: amount("Usual high (°F)", "The mean daily maximum.", FAHRENHEIT),
  })
  .refine(isInOrder, OUT_OF_ORDER)
  .meta({ id: "MonthOfYear", title: "Month" });

const MONTHS = { min: 1, max: 12 };

const stormsSchema = z
  .strictObject({
    label: label("Name", "Under those months.", room.half),
    low: amount("First month", "Its number: 7 for July.", MONTHS),
    high: amount("Last month", "Its number: 9 for September.", MONTHS),
  })
  .refine(isInOrder, OUT_OF_ORDER)
  .meta({ id: "StormMonths", title: "Storms", description: "Months of storms. Left out, none are marked." });

/** Which months suit a coat. Normals come from NOAA, National Centers for Environmental Information. */
export const yearDrawing = drawing(
  "YearDrawing",
  "The year",
  "Each month's usual temperatures against those in which sealer works, which are those of Prices and figures.",
  {
    months: z
      .array(monthSchema)
      .length(12)
      .meta({ title: "Months", description: "January to December, from the normals of your weather station: say in the caption which." }),
    storms: stormsSchema.optional(),
  },
  ["months", "storms"],
);

/** How a lot stays open while it is sealed. */
export const phasesDrawing = drawing(
  "PhasesDrawing",
  "A lot in two phases",
  "One half closed, the other open, and then the other way round.",
  {
    first: label("First phase", "Above the left plan.", room.half),
    second: label("Second phase", "Above the right plan.", room.half),
    open: label("Open half", "In that half.", room.corner),
    closed: label("Closed half", "In that half.", room.corner),
    doors: label("Stores", "On the building that both plans have.", room.half),
  },
);

/** Where water works on a steep driveway. */
export const slopeDrawing = drawing(
  "SlopeDrawing",
  "A driveway on a slope",
  "In section, with the way that water takes and three places to look at.",
  {
    garage: label("Garage", "On the garage.", room.corner),
    water: label("Water", "Beside the arrow.", room.column),
    first: label("First place", "Where to look first.", room.half),
    second: label("Second place", "Where to look then.", room.half),
    third: label("Third place", "Where to look last.", room.half),
  },
);

/** What a lot costs year by year. */
export const budgetDrawing = drawing(
  "BudgetDrawing",
  "Five years in bars",
  "What sealing an area costs in each of five years: the price of a square foot and the years between two coats of a busy lot are those of Prices and figures.",
  {
    squareFeet: amount("Area (square feet)", "Of the lot in the example.", { min: 100, max: 10_000_000 }),
    year: label("Year", "Before each bar.", room.column, ["year"]),
    none: label("No coat", "In a year without one.", room.half),
  },
  ["area", "years"],
);

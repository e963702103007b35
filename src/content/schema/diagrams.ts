/** Labels and figures of diagrams. Source of the monthly normals: NOAA, National Centers for Environmental Information. */
import { z } from "zod";
import { group } from "./fields";
import { amount, isInOrder, OUT_OF_ORDER } from "./figures";
import { word } from "./words/word";

/** Maximum lengths of labels by position, in characters. Diagrams are 320 units wide, and a letter is about 7.5. */
const room = { corner: 10, column: 13, half: 18, line: 40 } as const;

/** Builds a field for a label in a diagram. `max` is in characters, including the names of placeholders. */
const label = (title: string, description: string, max: number, holds: readonly string[] = []) => word(title, description, { holds, max });

/**
 * Builds the schema of one diagram.
 *
 * @param id name of its GraphQL type
 * @param shape its labels and figures
 * @param holds placeholders that its description must contain, for values derived from its figures
 */
const diagram = <Shape extends Readonly<Record<string, z.ZodType>>>(
  id: string,
  title: string,
  description: string,
  shape: Shape,
  holds: readonly string[] = [],
) =>
  group(id, title, description, {
    alt: word("In words", "Everything that the diagram shows, for people who cannot see it, and for the feed.", { holds, max: 900 }),
    caption: word("Caption", "Stands under the diagram.", { max: 200 }),
    ...shape,
  });

const FAHRENHEIT = { min: -60, max: 140 };

const monthSchema = group("MonthOfYear", "Month", {
  low: amount("Usual low (°F)", "The mean daily minimum.", FAHRENHEIT),
  high: amount("Usual high (°F)", "The mean daily maximum.", FAHRENHEIT),
}).refine(isInOrder, OUT_OF_ORDER);

const MONTHS = { min: 1, max: 12 };

const stormsSchema = group("StormMonths", "Storms", "Months with storms. If empty, none are marked.", {
  label: label("Name", "Under those months.", room.half),
  low: amount("First month", "Its number: 7 for July.", MONTHS),
  high: amount("Last month", "Its number: 9 for September.", MONTHS),
}).refine(isInOrder, OUT_OF_ORDER);

/** `content/settings/diagrams.yml`: labels and figures of the diagrams that texts can include (`{{diagram: curing-clock}}`). */
export const diagramsSchema = group("Diagrams", "Diagrams", {
  accessibleStalls: diagram(
    "StallsDiagram",
    "Accessible stalls",
    "A van stall and a car stall that share one aisle, with their least sizes by law; beside them the sign and the slope.",
    {
      van: label("Van stall", "In that stall.", room.column),
      aisle: label("Aisle", "Under the aisle.", room.half),
      car: label("Car stall", "In that stall.", room.corner),
      inches: label("Inches", "How a size is written.", room.column, ["count"]),
      sign: label("Sign", "Above the sign.", room.corner),
      slope: label("Slope", "Above the slope.", room.line, ["run"]),
    },
    ["van", "aisle", "car", "sign", "run"],
  ),
  coat: diagram("CoatDiagram", "The coat in section", "Stone, binder and film: an open surface beside a sealed one.", {
    bare: label("Open surface", "Above the left half.", room.half),
    sealed: label("Sealed surface", "Above the right half.", room.half),
    stone: label("Stone", "Names it.", room.corner),
    binder: label("Binder", "Names it.", room.corner),
    film: label("Film", "Names the coat.", room.corner),
  }),
  layers: diagram(
    "LayersDiagram",
    "Seal, overlay, repave",
    "Cross-sections of three jobs, not to scale. The labels say how thick an overlay is.",
    {
      seal: label("Seal", "Above the first column.", room.column),
      overlay: label("Overlay", "Above the second column.", room.column),
      repave: label("Repave", "Above the third column.", room.column),
      film: label("What a seal adds", "Under the first column.", room.corner),
      inches: label("What an overlay adds", "Under the second column.", room.column),
      anew: label("What repaving adds", "Under the third column.", room.column),
      old: label("Old asphalt", "On the layer that stays.", room.column),
      base: label("Base", "On the base.", room.half),
    },
  ),
  patchSteps: diagram("PatchDiagram", "A patch in four steps", "A pothole in section, from the cut to the level patch.", {
    cut: label("First step", "Above its picture.", room.half),
    clean: label("Second step", "Above its picture.", room.half),
    fill: label("Third step", "Above its picture.", room.half),
    roll: label("Fourth step", "Above its picture.", room.half),
  }),
  curingClock: diagram("ClockDiagram", "The curing clock", "When feet and cars come back. The hours are those of Prices and figures.", {
    feet: label("Feet", "Above the first bar.", room.line),
    cars: label("Cars", "Above the second bar.", room.line),
    hours: label("Hours", "Behind the last number of the scale.", room.corner),
  }),
  year: diagram(
    "YearDiagram",
    "The year",
    "Each month's usual temperatures against those in which sealer works, which are those of Prices and figures.",
    {
      months: z.array(monthSchema).length(12).meta({
        title: "Months",
        description: "January to December, from the climate normals of your weather station. Name the station in the caption.",
      }),
      storms: stormsSchema.optional(),
    },
    ["months", "storms"],
  ),
  phases: diagram("PhasesDiagram", "A lot in two phases", "One half closed, the other open, and then the other way round.", {
    first: label("First phase", "Above the left plan.", room.half),
    second: label("Second phase", "Above the right plan.", room.half),
    open: label("Open half", "In that half.", room.corner),
    closed: label("Closed half", "In that half.", room.corner),
    doors: label("Stores", "On the building that both plans have.", room.half),
  }),
  slopedDriveway: diagram(
    "SlopeDiagram",
    "A driveway on a slope",
    "In section, with the way that water takes and three places to look at.",
    {
      garage: label("Garage", "On the garage.", room.corner),
      water: label("Water", "Beside the arrow.", room.column),
      first: label("First place", "Where to look first.", room.half),
      second: label("Second place", "Where to look then.", room.half),
      third: label("Third place", "Where to look last.", room.half),
    },
  ),
  fiveYears: diagram(
    "BudgetDiagram",
    "Five years in bars",
    "What sealing an area costs in each of five years: the price of a square foot and the years between two coats of a busy lot are those of Prices and figures.",
    {
      squareFeet: amount("Area (square feet)", "Of the lot in the example.", { min: 100, max: 10_000_000 }),
      year: label("Year", "Before each bar.", room.column, ["year"]),
      none: label("No coat", "In a year without one.", room.half),
    },
    ["area", "years"],
  ),
});

/** Diagrams that the code draws as charts of the settings. The others are files in `content/diagrams`. */
export const CHARTS = ["curingClock", "year", "fiveYears"] as const;

export type ChartKey = (typeof CHARTS)[number];

export type Diagrams = z.infer<typeof diagramsSchema>;

/** Labels and figures of diagrams. */
import { z } from "zod";
import { group } from "./fields";
import { amount, isInOrder, OUT_OF_ORDER } from "./figures";
import { fieldsOf, word } from "./words/catalog";
// Label limits: a diagram is 320 units wide and a character about 7.5, so 10 characters fit in a corner, 13 in a column, 18 in a half.
import catalog from "./words/diagrams.json";

type Shape = Readonly<Record<string, z.ZodType>>;

const labels = fieldsOf(catalog);

/**
 * Builds the schema of one diagram.
 *
 * @param labelSchema schema of the labels
 * @param placeholders names of the values that the code fills in. The description must contain each of them
 * @param figures fields other than labels
 */
const diagram = <Labels extends Shape, Figures extends Shape>(
  labelSchema: z.ZodObject<Labels>,
  placeholders: readonly string[],
  figures: Figures,
) =>
  z
    .strictObject({
      alt: word("In words", "Everything that the diagram shows, for people who cannot see it, and for the feed.", {
        placeholders,
        max: 900,
      }),
      caption: word("Caption", "Shown under the diagram.", { max: 200 }),
      ...figures,
      ...labelSchema.shape,
    })
    .meta({ ...labelSchema.meta() });

const FAHRENHEIT = { min: -60, max: 140 };

/** Our sample's values are climate normals from NOAA, National Centers for Environmental Information. */
const monthSchema = group("Month", {
  low: amount("Usual low (°F)", "The mean daily minimum.", FAHRENHEIT),
  high: amount("Usual high (°F)", "The mean daily maximum.", FAHRENHEIT),
}).refine(isInOrder, OUT_OF_ORDER);

const MONTHS = { min: 1, max: 12 };

/** The storm season. Its months are named low and high, because year.tsx reads them as a `Range`; low may be above high. */
const stormsSchema = labels.storms
  .extend({
    low: amount("First month", "Its number: 7 for July.", MONTHS),
    high: amount("Last month", "Its number: 9 for September. It may be in the next year: from 11 to 3 is November to March.", MONTHS),
  })
  .meta({ ...labels.storms.meta() });

/** `content/settings/diagrams.yml`: labels and figures of the diagrams that markdown can include (`{{diagram: curing-clock}}`). */
export const diagramsSchema = group("Diagrams", {
  accessibleStalls: diagram(labels.accessibleStalls, ["van", "aisle", "car", "sign", "run"], {}),
  coat: diagram(labels.coat, [], {}),
  layers: diagram(labels.layers, [], {}),
  overlay: diagram(labels.overlay, [], {}),
  patchSteps: diagram(labels.patchSteps, [], {}),
  curingClock: diagram(labels.curingClock, [], {}),
  year: diagram(labels.year, ["months", "storms"], {
    months: z.array(monthSchema).length(12).meta({
      title: "Months",
      description: "January to December, from the climate normals of your weather station. Name the station in the caption.",
    }),
    storms: stormsSchema.optional(),
  }).optional(),
  phases: diagram(labels.phases, [], {}),
  slopedDriveway: diagram(labels.slopedDriveway, [], {}),
  fiveYears: diagram(labels.fiveYears, ["area", "years"], {
    squareFeet: amount("Area (square feet)", "The size of the lot in the example.", { min: 100, max: 10_000_000 }),
  }),
});

/** Returns the names of a diagram's fields. */
export const fieldNamesOf = (key: keyof typeof diagramsSchema.shape): readonly string[] => {
  const schema = diagramsSchema.shape[key];
  return Object.keys((schema instanceof z.ZodOptional ? schema.unwrap() : schema).shape);
};

/** Diagrams that the code renders as charts from the settings. All other diagrams are files in `content/diagrams`. */
export const CHARTS = ["curingClock", "year", "fiveYears"] as const;

export type ChartKey = (typeof CHARTS)[number];

export type Diagrams = z.infer<typeof diagramsSchema>;

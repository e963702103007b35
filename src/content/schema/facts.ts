/** Prices and figures of the work: what texts refer to by name (`src/content/facts.ts`). */
import { z } from "zod";
import { longText } from "./fields";

interface FieldMeta {
  readonly title: string;
  readonly description: string;
}

interface Limits {
  readonly min: number;
  readonly max: number;
  /** Smallest step between two values: 1 for whole numbers, 0.01 for cents. */
  readonly step?: number;
}

const amount = (meta: FieldMeta, { min, max, step = 1 }: Limits) =>
  (step === 1 ? z.int() : z.number().multipleOf(step, `a number in steps of ${step}`))
    .min(min)
    .max(max)
    .meta({ ...meta, widget: "number" });

const range = (id: string, meta: FieldMeta, limits: Limits) =>
  z
    .strictObject({
      low: amount({ title: "From", description: `The lower figure, at least ${limits.min}.` }, limits),
      high: amount({ title: "To", description: `The higher figure, at most ${limits.max}.` }, limits),
    })
    .refine(({ low, high }) => low <= high, { error: "a lower figure that is not above the higher one", path: ["high"] })
    .meta({ id, ...meta });

/** A width in inches, as tradespeople write it: 1/4. */
const inchFraction = (meta: FieldMeta) =>
  z
    .string()
    .regex(/^[1-9]\d?\/(?:2|4|8|16)$/, "a fraction of an inch, such as 1/4")
    .meta({ ...meta, widget: "string" });

const CENTS: Limits = { min: 0.01, max: 10_000, step: 0.01 };
const TIMES: Limits = { min: 1, max: 10, step: 0.01 };
const ONLY_IF_SET = "Left out, it is not shown.";

/** Prices of what a coat does not hold: shown beside it once they are set. */
const rateFields = {
  crackFoot: range("CrackFootPrice", { title: "A foot of crack (dollars)", description: `Filled. ${ONLY_IF_SET}` }, CENTS).optional(),
  patchSquareFoot: range(
    "PatchPrice",
    { title: "A square foot of patch (dollars)", description: `Cut out and filled. ${ONLY_IF_SET}` },
    CENTS,
  ).optional(),
  stall: range("StallPrice", { title: "A stall striped (dollars)", description: `Painted again. ${ONLY_IF_SET}` }, CENTS).optional(),
  sign: range("SignPrice", { title: "A sign (dollars)", description: `Put up. ${ONLY_IF_SET}` }, CENTS).optional(),
};

/** What the calculator may reckon with. Without them its answer changes in words only. */
const calculatorFields = {
  stallSquareFeet: range(
    "StallArea",
    {
      title: "Area of a stall (square feet)",
      description: "With its part of the aisle. Left out, the calculator makes no area of a number of stalls.",
    },
    { min: 100, max: 1000 },
  ).optional(),
  wornTimes: range(
    "WornTimes",
    {
      title: "A worn surface (times)",
      description: "How many times the price of a sound one, such as 1 to 1.25. Left out, only words say it.",
    },
    TIMES,
  ).optional(),
  crackedTimes: range(
    "CrackedTimes",
    { title: "A cracked surface (times)", description: "The same for one with many cracks." },
    TIMES,
  ).optional(),
};

const pricesSchema = z
  .strictObject({
    year: amount(
      { title: "Year", description: "The year these prices are of. Every text that names a price names it." },
      { min: 2000, max: 2100 },
    ),
    driveway: range(
      "DrivewayPrice",
      { title: "A driveway (dollars)", description: "A typical driveway, lowest to highest. Left out, no text may name it." },
      { min: 1, max: 100_000 },
    ).optional(),
    squareFoot: range(
      "SquareFootPrice",
      {
        title: "A square foot of a lot (dollars)",
        description: "Commercial work, lowest to highest, such as 0.15 to 0.35. Left out, no text may name it.",
      },
      CENTS,
    ).optional(),
    repavingTimes: range(
      "RepavingTimes",
      { title: "Repaving against sealing (times)", description: "How many times as much repaving costs." },
      { min: 1, max: 100 },
    ),
    minimum: amount(
      { title: "Minimum charge (dollars)", description: "The least a job costs. Left out, no text may name it." },
      { min: 1, max: 100_000 },
    ).optional(),
    ...rateFields,
    ...calculatorFields,
  })
  .meta({ id: "Prices", title: "Prices", description: "Sample ranges, each with its year." });

const workSchema = z
  .strictObject({
    resealYears: range(
      "ResealYears",
      { title: "Reseal every (years)", description: "How often pavement is sealed again." },
      { min: 1, max: 20 },
    ),
    commercialResealYears: amount(
      { title: "Reseal a busy lot every (years)", description: "For lots with much traffic." },
      { min: 1, max: 20 },
    ),
    restripeMonths: range(
      "RestripeMonths",
      { title: "Re-stripe every (months)", description: "How often lines are painted again." },
      { min: 1, max: 120 },
    ),
    newAsphaltDays: amount({ title: "New asphalt waits (days)", description: "Before its first coat." }, { min: 1, max: 730 }),
    temperature: range(
      "WorkTemperature",
      { title: "Temperature (°F)", description: "Best for sealing, lowest to highest." },
      { min: 30, max: 130 },
    ),
    dryWeather: longText({ title: "Dry weather", description: "One sentence for every text: how dry it must be around a coat." }, 300),
    walkHours: amount({ title: "Walk on it after (hours)", description: "As a rule, once the coat is down." }, { min: 1, max: 168 }),
    driveHours: range(
      "DriveHours",
      { title: "Drive on it after (hours)", description: "As a rule, once the coat is down." },
      { min: 1, max: 336 },
    ),
    crackFrom: inchFraction({ title: "Fill cracks from (inch)", description: "Wider cracks than this are filled, such as 1/4." }),
    crackTo: inchFraction({ title: "Filler up to (inch)", description: "Filler suits cracks narrower than this, such as 3/4." }),
    overlayInches: range(
      "OverlayInches",
      { title: "Overlay, thickness (inches)", description: "Such as 1.5 to 2." },
      { min: 0.5, max: 12, step: 0.25 },
    ),
    overlayYears: range("OverlayYears", { title: "Overlay, life (years)", description: "On a sound base." }, { min: 1, max: 50 }),
  })
  .meta({ id: "WorkFigures", title: "The work", description: "What the texts promise of the work." });

/** `content/settings/facts.yml`: prices and figures, each once. */
export const factsSchema = z.strictObject({ prices: pricesSchema, work: workSchema }).meta({ id: "Facts", title: "Prices and figures" });

export type Facts = z.infer<typeof factsSchema>;
export type Range = z.infer<ReturnType<typeof range>>;

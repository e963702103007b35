/** Prices and figures of the work: what texts refer to by name (`src/content/named-facts.ts`). */
import { z } from "zod";
import { longText, type FieldMeta } from "./fields";
import { amount, range } from "./figures";
import { pricesSchema } from "./prices";

/** A width in inches, as tradespeople write it: 1/4. */
const inchFraction = (meta: FieldMeta) =>
  z
    .string()
    .regex(/^[1-9]\d?\/(?:2|4|8|16)$/, "a fraction of an inch, such as 1/4")
    .meta({ ...meta, widget: "string" });

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

/** Prices and figures of the work, which texts refer to by name (`src/content/named-facts.ts`). */
import { group, pattern } from "./fields";
import { amount, range } from "./figures";
import { pricesSchema } from "./prices";

/** Builds a field for a width in inches, as a fraction such as 1/4. */
const inchFraction = (title: string, description: string) =>
  pattern(title, description, /^[1-9]\d?\/(?:2|4|8|16)$/, "a fraction of an inch, such as 1/4");

const workSchema = group("WorkFigures", "The work", "What the texts promise of the work.", {
  resealYears: range("ResealYears", "Reseal every (years)", "How often pavement is sealed again.", { min: 1, max: 20 }),
  commercialResealYears: amount("Reseal a busy lot every (years)", "For lots with much traffic.", { min: 1, max: 20 }),
  restripeMonths: range("RestripeMonths", "Re-stripe every (months)", "How often lines are painted again.", { min: 1, max: 120 }),
  newAsphaltDays: amount("New asphalt waits (days)", "Before its first coat.", { min: 1, max: 730 }),
  temperature: range("WorkTemperature", "Temperature (°F)", "Best for sealing, lowest to highest.", { min: 30, max: 130 }),
  walkHours: amount("Walk on it after (hours)", "As a rule, once the coat is down.", { min: 1, max: 168 }),
  driveHours: range("DriveHours", "Drive on it after (hours)", "As a rule, once the coat is down.", { min: 1, max: 336 }),
  crackFrom: inchFraction("Fill cracks from (inch)", "Wider cracks than this are filled, such as 1/4."),
  crackTo: inchFraction("Filler up to (inch)", "Filler suits cracks narrower than this, such as 3/4."),
  overlayInches: range("OverlayInches", "Overlay, thickness (inches)", "Such as 1.5 to 2.", { min: 0.5, max: 12, step: 0.25 }),
  overlayYears: range("OverlayYears", "Overlay, life (years)", "On a sound base.", { min: 1, max: 50 }),
});

/** `content/settings/facts.yml`: prices and figures, each in one place. */
export const factsSchema = group("Facts", "Prices and figures", { prices: pricesSchema, work: workSchema });

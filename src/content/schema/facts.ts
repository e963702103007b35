/** Prices, and figures about the work. Content references most of them by name (src/content/facts/named-facts.ts). */
import { group, pattern } from "./fields";
import { amount, range, type Limits } from "./figures";
import { drivewaySetup } from "../format/money";
import type { z } from "zod";

const DOLLARS: Limits = { min: 1, max: 100_000 };
const CENTS: Limits = { min: 0.01, max: 10_000, step: 0.01 };
const TIMES: Limits = { min: 1, max: 10, step: 0.01 };
const ONLY_IF_SET = "Leave empty to hide this price.";

const prices = group("Prices", {
  year: amount("Year of the price guide", "The year that these prices are for. Content uses it as {{price-year}}.", {
    min: 2000,
    max: 2100,
  }),
  asOf: pattern(
    "Prices as of (year and month)",
    "When you last checked these prices, such as 2026-11. Shown beside the price table. Content uses it as {{prices-as-of}}.",
    /^20\d\d-(?:0[1-9]|1[0-2])$/,
    "a year and a month, such as 2026-11",
  ).optional(),
  driveway: range(
    "A driveway (dollars)",
    "A typical driveway, lowest to highest. Leave empty if you have no such price.",
    DOLLARS,
  ).optional(),
  drivewaySquareFeet: range(
    "A typical driveway (square feet)",
    "The driveway sizes that the price above is for. Leave empty if you have no such price.",
    { min: 100, max: 10_000 },
  ).optional(),
  drivewaySquareFoot: range(
    "A square foot of a driveway (dollars)",
    "The part of a driveway's price that depends on its size. The rest of the typical price is a setup fee. Leave empty to give every driveway the typical price.",
    CENTS,
  ).optional(),
  squareFoot: range(
    "A square foot of a lot (dollars)",
    "Commercial work, lowest to highest, such as 0.15 to 0.35. Leave empty if you have no such price.",
    CENTS,
  ).optional(),
  repavingTimes: range("Repaving against sealing (times)", "Repaving costs this many times as much as sealing.", { min: 1, max: 100 }),
  minimum: amount("Minimum charge (dollars)", "The lowest price of any job. Leave empty if you have no such price.", DOLLARS).optional(),
  // Prices of work that is not part of sealcoating. If set, they are shown beside the sealcoating price.
  crackFoot: range("A foot of crack (dollars)", `Price of filling it. ${ONLY_IF_SET}`, CENTS).optional(),
  patchSquareFoot: range("A square foot of patch (dollars)", `Price of cutting it out and filling it. ${ONLY_IF_SET}`, CENTS).optional(),
  overlaySquareFoot: range("A square foot of overlay (dollars)", `Price of the new layer. ${ONLY_IF_SET}`, CENTS).optional(),
  stall: range("A stall striped (dollars)", `Price of painting it again. ${ONLY_IF_SET}`, CENTS).optional(),
  stencil: range("A stencil (dollars)", `Price of painting an arrow or a word. ${ONLY_IF_SET}`, CENTS).optional(),
  sign: range("A sign (dollars)", `Price of putting it up. ${ONLY_IF_SET}`, CENTS).optional(),
  // Inputs of the calculator. If a condition's factor is not set, the condition changes only the wording of the answer, not the price.
  stallSquareFeet: range(
    "Area of a stall (square feet)",
    "Including its share of the aisle. If you leave it empty, the calculator does not ask for a number of stalls.",
    { min: 100, max: 1000 },
  ).optional(),
  wornTimes: range(
    "A worn surface (times)",
    "Multiplies the price of a sound surface, for example by 1 to 1.25. Leave empty to keep the price the same.",
    TIMES,
  ).optional(),
  crackedTimes: range("A cracked surface (times)", "The same for a surface with many cracks.", TIMES).optional(),
}).meta({ description: "Prices that pages state. Content uses most of them by name." });

/**
 * Checks the setup fee, which exists only if a rate per square foot is set. A typical driveway must then have a price and a size, and
 * the fee derived from them must not be negative. The fee's lower figure must not be above its higher figure.
 */
const hasValidSetup = (figures: z.infer<typeof prices>): boolean => {
  if (!figures.drivewaySquareFoot) return true;
  const setup = drivewaySetup(figures);
  return setup !== undefined && setup.low >= 0 && setup.low <= setup.high;
};

/** Prices in `content/settings/facts.yml`. */
export const pricesSchema = prices.refine(hasValidSetup, {
  path: ["drivewaySquareFoot"],
  error:
    "the price and size of a typical driveway, and a rate that leaves a setup fee (price minus rate times size) of 0 or more. The fee computed from the higher (To) figures must not be below the fee computed from the lower (From) figures",
});

/** Builds a field for a width in inches, as a fraction such as 1/4. */
const inchFraction = (title: string, description: string) =>
  pattern(title, description, /^[1-9]\d?\/(?:2|4|8|16)$/, "a fraction of an inch, such as 1/4");

const workSchema = group("The work", {
  resealYears: range("Reseal every (years)", "How often pavement is sealed again.", { min: 1, max: 20 }),
  commercialResealYears: amount("Reseal a busy lot every (years)", "For lots with heavy traffic.", { min: 1, max: 20 }),
  restripeMonths: range("Re-stripe every (months)", "How often lines are painted again.", { min: 1, max: 120 }),
  newAsphaltDays: amount("New asphalt waits (days)", "Before its first coat.", { min: 1, max: 730 }),
  temperature: range("Temperature (°F)", "Best range for sealing, lowest to highest.", { min: 30, max: 130 }),
  walkHours: amount("Walk on it after (hours)", "As a rule, after the coat is applied.", { min: 1, max: 168 }),
  driveHours: range("Drive on it after (hours)", "As a rule, after the coat is applied.", { min: 1, max: 336 }),
  crackFrom: inchFraction("Fill cracks from (inch)", "Cracks wider than this are filled. Write a fraction, such as 1/4."),
  crackTo: inchFraction("Filler up to (inch)", "Filler suits cracks narrower than this. Write a fraction, such as 3/4."),
  overlayInches: range("Overlay, thickness (inches)", "Such as 1.5 to 2.", { min: 0.5, max: 12, step: 0.25 }),
  overlayYears: range("Overlay, life (years)", "On a sound base.", { min: 1, max: 50 }),
}).meta({ description: "What pages promise about the work." });

/** `content/settings/facts.yml`: prices and figures, each in one place. */
export const factsSchema = group("Prices and figures", { prices: pricesSchema, work: workSchema });

/** Prices, and what the calculator reckons with. */
import { z } from "zod";
import { amount, range, type Limits } from "./figures";

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
  stencil: range("StencilPrice", { title: "A stencil (dollars)", description: `An arrow or a word. ${ONLY_IF_SET}` }, CENTS).optional(),
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

/** The prices of `content/settings/facts.yml`. */
export const pricesSchema = z
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
    drivewaySquareFeet: range(
      "DrivewayArea",
      { title: "A typical driveway (square feet)", description: "What the price of a driveway is for. Left out, no text may name it." },
      { min: 100, max: 10_000 },
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

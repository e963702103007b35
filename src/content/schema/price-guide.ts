/** `content/settings/price-guide.yml`: strings of the section "What it costs" and of its calculator. Prices come from facts.yml. */
import { PRICE_BASES, SURFACE_FACTORS } from "../shared/constants";
import { choice, group, list, longText, shortText } from "./fields";
import { amount } from "./figures";
import { navLinkSchema } from "./navigation";
import { fieldsOf } from "./words/catalog";
import catalog from "./words/price-guide.json";

const { heading, text, rows, calculator } = fieldsOf(catalog);
const { summary, waiting, kind, size, condition, button, answer, refusals } = calculator.shape;
// `details` comes last in the form.
const { details, ...sentences } = answer.shape;

const pointList = (title: string, description: string) =>
  group(title, {
    heading: shortText("Heading", "A few words.", 60),
    items: list("Points", "In the order they are shown.", shortText("Point", "One line.", 160)).min(1),
  }).meta({ description });

const kindSchema = group("Kind", {
  label: shortText("Kind", "The text of the choice.", 120),
  basis: choice(
    "Priced as",
    "A driveway: the typical range, or a setup fee and a rate per square foot if that rate is set. A lot: a rate per square foot.",
    PRICE_BASES,
  ),
});

const conditionSchema = group("Condition", {
  label: shortText("Condition", "The text of the choice.", 120),
  text: longText("What it means", "In the answer: how this condition affects the price.", 300),
  factor: choice(
    "Price factor",
    "The factors for worn and cracked surfaces are set under Prices and figures. Without them, the price does not change.",
    SURFACE_FACTORS,
  ),
});

const sizes = (title: string, description: string, max: number) =>
  list(title, description, amount("Square feet", "A size to show a price for.", { min: 1, max })).min(1);

/** The section "What it costs". Pages that enable the section show it if `priceRows` has rows for their price kind. */
export const priceGuideSchema = group("What it costs", {
  heading,
  text,
  rows,
  drivewaySizes: sizes(
    "Example driveway sizes",
    "Sizes in square feet, from small to large. Shown if the price of a square foot of driveway is set under Prices and figures.",
    100_000,
  ),
  sizes: sizes("Example lot sizes", "Sizes of lots in square feet, from small to large.", 1_000_000),
  moves: navLinkSchema
    .meta({ title: "What moves the price", description: "Under the table: a link to the page that explains what moves the price." })
    .optional(),
  calculator: group("Calculator", {
    summary,
    waiting,
    kind,
    kinds: list("Kinds", "What can be sealed.", kindSchema).min(1),
    size,
    condition,
    conditions: list("Conditions", "Conditions that visitors can choose.", conditionSchema).min(1),
    button,
    answer: group("Answer", {
      ...sentences,
      excluded: pointList("Not included", "What the range does not include."),
      next: pointList("Next steps", "What to do now."),
      details,
    }),
    refusals,
  }),
});

/** `content/settings/price-guide.yml`: strings of the section "What it costs" and of its calculator. Prices come from facts.yml. */
import { SURFACE_FACTORS } from "../shared/words";
import { choice, group, list, longText, shortText } from "./fields";
import { amount } from "./figures";
import { navLinkSchema } from "./navigation";
import { word } from "./words/catalog";

const label = (title: string, description: string) => shortText(title, description, 120);
const line = (title: string, description: string) => longText(title, description, 300);

const pointList = (id: string, title: string, description: string) =>
  group(id, title, description, {
    heading: shortText("Heading", "A few words.", 60),
    items: list("Points", "In the order they are shown.", shortText("Point", "One line.", 160), { min: 1 }),
  });

/** Which prices apply: those of a driveway, or of a square foot of a lot. */
const basis = choice("Priced as", "A driveway has one range; a lot is priced by the square foot.", ["driveway", "lot"]);

const rowLabels = group("PriceRows", "Rows", "Labels of the prices. Prices that are not set have no row.", {
  driveway: label("A driveway", "Beside the price of a driveway."),
  squareFoot: label("A square foot", "Beside the price of a square foot of a lot."),
  drivewaySize: word("A driveway's worked size", "Beside its price.", { holds: ["size"] }),
  size: word("A lot's worked size", "Beside its price.", { holds: ["size"] }),
  minimum: label("Minimum", "Beside the minimum charge, once it is set."),
  crackFoot: label("Cracks", "Beside the price of a foot of crack, once it is set."),
  patchSquareFoot: label("Patches", "Beside the price of a square foot of patch, once it is set."),
  stall: label("Stalls", "Beside the price of a stall, once it is set."),
  sign: label("Signs", "Beside the price of a sign, once it is set."),
});

const sizeQuestion = group("SizeQuestion", "Size", {
  question: label("Question", "Asks for the size."),
  area: label("Square feet", "First way to enter it, and label of its field."),
  sides: label("Length and width", "Second way to enter it."),
  length: label("Length", "Label of its first field, in feet."),
  width: label("Width", "Label of its second field, in feet."),
  stalls: label("Stalls", "Third way to enter it, and label of its field. Shown if the area of a stall is set under Prices and figures."),
  areaSaid: word("An area", "How the answer shows an area.", { holds: ["size"] }),
  stallsSaid: word("Stalls in the answer", "How the answer shows stalls.", { holds: ["count"] }),
});

const condition = group("PriceCondition", "Condition", {
  label: label("Condition", "The text of the choice."),
  text: line("What it means", "In the answer: how this condition affects the price."),
  factor: choice(
    "Price factor",
    "Worn and cracked surfaces cost more by the factors under Prices and figures. If these are empty, the price does not change.",
    SURFACE_FACTORS,
  ),
});

const answer = group("PriceAnswer", "Answer", {
  note: line("Note", "Under the range: what it means, and what it does not."),
  driveway: line("A driveway", "What the range of a driveway is made of."),
  small: line("A small area", "For less than the smallest worked size."),
  large: line("A large area", "For more than ten times the largest worked size."),
  minimum: word("Minimum", "Once the minimum charge is set.", { holds: ["minimum"], max: 300 }),
  excluded: pointList("PriceExcluded", "Not included", "What the range does not include."),
  next: pointList("PriceNext", "Next steps", "What to do now."),
  details: word("Details for the form", "Filled into the form by the button.", { holds: ["what", "condition", "range"], max: 300 }),
});

const refusals = group("PriceRefusals", "When there is no range", {
  empty: line("No size", "For an empty field."),
  unclear: line("No number", "For input that is not a number."),
  tooSmall: line("Too small", "For less than 1 square foot."),
  tooLarge: line("Too large", "For more than ten million square feet."),
});

const calculator = group("PriceCalculator", "Calculator", {
  summary: label("Opens it", "The line that opens the calculator."),
  waiting: line("While it loads", "Shown without JavaScript: refers to the table."),
  kind: label("Question for the kind", "Asks what to seal."),
  kinds: list("Kinds", "What can be sealed.", group("PriceKind", "Kind", { label: label("Kind", "The text of the choice."), basis }), {
    min: 1,
  }),
  size: sizeQuestion,
  condition: label("Question for the condition", "Asks about the surface's condition."),
  conditions: list("Conditions", "Conditions that visitors can choose.", condition, { min: 1 }),
  button: label("Button", "Shows the range."),
  answer,
  refusals,
});

/** The section "What it costs": shown on the pages that enable it, if a price is set. */
export const priceGuideSchema = group("PriceGuide", "What it costs", {
  heading: shortText("Heading", "The section's heading.", 90),
  text: line("Introduction", "Says that these are sample ranges, for which year, and that they are not a quote."),
  rows: rowLabels,
  drivewaySizes: list(
    "Worked sizes of driveways",
    "In square feet, from small to large. Shown if the price of a square foot of driveway is set under Prices and figures.",
    amount("Square feet", "A size to work out.", { min: 1, max: 100_000 }),
    { min: 1 },
  ),
  sizes: list(
    "Worked sizes",
    "Sizes of lots in square feet, from small to large.",
    amount("Square feet", "A size to work out.", { min: 1, max: 1_000_000 }),
    { min: 1 },
  ),
  moves: navLinkSchema
    .meta({ title: "What moves the price", description: "Under the table: a link to the page that explains it." })
    .optional(),
  ask: label("Button", "Leads to the form, with the service chosen."),
  calculator,
});

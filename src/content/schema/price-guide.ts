/** `content/settings/price-guide.yml`: strings of the section "What it costs" and of its calculator. Prices come from facts.yml. */
import { SURFACE_FACTORS } from "../shared/words";
import { choice, group, list, longText, shortText } from "./fields";
import { amount } from "./figures";
import { navLinkSchema } from "./navigation";
import { word } from "./words/word";

const label = (title: string, description: string) => shortText(title, description, 120);
const line = (title: string, description: string) => longText(title, description, 300);

const pointList = (id: string, title: string, description: string) =>
  group(id, title, description, {
    heading: shortText("Heading", "A few words.", 60),
    items: list("Points", "In the order they are shown.", shortText("Point", "One line.", 160), { min: 1 }),
  });

/** Which prices apply: those of a driveway, or of a square foot of a lot. */
const basis = choice("Priced as", "A driveway has one range; a lot is priced by the square foot.", ["driveway", "lot"]);

const rowLabels = group("PriceRows", "Rows", "What stands beside each price. Rows of prices that are not set are left out.", {
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
  area: label("Square feet", "Names the first way to say it, and its field."),
  sides: label("Length and width", "Names the second way."),
  length: label("Length", "Names its first field; feet."),
  width: label("Width", "Names its second field; feet."),
  stalls: label("Stalls", "Names the third way, and its field. Only once Prices and figures say the area of a stall."),
  areaSaid: word("An area said", "How the answer says an area.", { holds: ["size"] }),
  stallsSaid: word("Stalls said", "How the answer says stalls.", { holds: ["count"] }),
});

const condition = group("PriceCondition", "Condition", {
  label: label("Condition", "As one may choose it."),
  text: line("What it means", "Stands in the answer: what this condition does to the price."),
  factor: choice(
    "Reckoned as",
    "A worn or cracked surface costs so many times a sound one as Prices and figures say; unset, the price stays.",
    SURFACE_FACTORS,
  ),
});

const answer = group("PriceAnswer", "Answer", {
  note: line("Note", "Under the range: what it is and is not."),
  driveway: line("A driveway", "What the range of a driveway is made of."),
  small: line("A small area", "For less than the smallest worked size."),
  large: line("A large area", "For more than ten times the largest worked size."),
  minimum: word("Minimum", "Once the minimum charge is set.", { holds: ["minimum"], max: 300 }),
  excluded: pointList("PriceExcluded", "Not in it", "What the range does not hold."),
  next: pointList("PriceNext", "Next steps", "What to do now."),
  details: word("Details for the form", "What the button writes into the form.", { holds: ["what", "condition", "range"], max: 300 }),
});

const refusals = group("PriceRefusals", "When there is no range", {
  empty: line("No size", "The field is empty."),
  unclear: line("No number", "Letters, a sign, two points."),
  tooSmall: line("Nothing", "The size is 0, or less than 1."),
  tooLarge: line("Too large", "More than ten million square feet."),
});

const calculator = group("PriceCalculator", "Calculator", {
  summary: label("Opens it", "The line that opens the calculator."),
  waiting: line("While it loads", "Shown in its place without JavaScript: where the table answers."),
  kind: label("Question for the kind", "Asks what is to be sealed."),
  kinds: list("Kinds", "What may be sealed.", group("PriceKind", "Kind", { label: label("Kind", "As one may choose it."), basis }), {
    min: 1,
  }),
  size: sizeQuestion,
  condition: label("Question for the condition", "Asks how the surface looks."),
  conditions: list("Conditions", "How a surface may look.", condition, { min: 1 }),
  button: label("Button", "Shows the range."),
  answer,
  refusals,
});

/** The section "What it costs": shown on the pages that enable it, if a price is set. */
export const priceGuideSchema = group("PriceGuide", "What it costs", {
  heading: shortText("Heading", "The section's heading.", 90),
  text: line("Introduction", "Says that these are sample ranges, of which year, and no quote."),
  rows: rowLabels,
  drivewaySizes: list(
    "Worked sizes of driveways",
    "In square feet, from small to large. Shown once Prices and figures say what a square foot of a driveway costs.",
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

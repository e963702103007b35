/** `content/settings/price-guide.yml`: the words of the section "What it costs" and of its calculator. Prices come from facts.yml. */
import { z } from "zod";
import { SURFACE_FACTORS } from "../shared/words";
import { longText, shortText } from "./fields";
import { word } from "./words/word";

const label = (title: string, description: string) => shortText({ title, description }, 120);
const line = (title: string, description: string) => longText({ title, description }, 300);

const points = (title: string, description: string) =>
  z
    .array(shortText({ title: "Point", description: "One line." }, 160))
    .min(1)
    .meta({ title, description });

const pointList = (id: string, title: string, description: string) =>
  z
    .strictObject({
      heading: shortText({ title: "Heading", description: "A few words." }, 60),
      items: points("Points", "In the order they are shown."),
    })
    .meta({ id, title, description });

/** Which prices count: that of a driveway, or that of a square foot of a lot. */
const basis = z
  .enum(["driveway", "lot"])
  .meta({ title: "Priced as", description: "A driveway has one range; a lot is priced by the square foot.", widget: "select" });

const rowLabels = z
  .strictObject({
    driveway: label("A driveway", "Beside the price of a driveway."),
    squareFoot: label("A square foot", "Beside the price of a square foot of a lot."),
    size: word("A worked size", "Beside its price.", { holds: ["size"] }),
    minimum: label("Minimum", "Beside the minimum charge, once it is set."),
    crackFoot: label("Cracks", "Beside the price of a foot of crack, once it is set."),
    patchSquareFoot: label("Patches", "Beside the price of a square foot of patch, once it is set."),
    stall: label("Stalls", "Beside the price of a stall, once it is set."),
    sign: label("Signs", "Beside the price of a sign, once it is set."),
  })
  .meta({ id: "PriceRows", title: "Rows", description: "What stands beside each price. Rows of prices that are not set are left out." });

const sizeQuestion = z
  .strictObject({
    question: label("Question", "Asks for the size."),
    area: label("Square feet", "Names the first way to say it, and its field."),
    sides: label("Length and width", "Names the second way."),
    length: label("Length", "Names its first field; feet."),
    width: label("Width", "Names its second field; feet."),
    stalls: label("Stalls", "Names the third way, and its field. Only once Prices and figures say the area of a stall."),
    areaSaid: word("An area said", "How the answer says an area.", { holds: ["size"] }),
    stallsSaid: word("Stalls said", "How the answer says stalls.", { holds: ["count"] }),
  })
  .meta({ id: "SizeQuestion", title: "Size" });

const condition = z
  .strictObject({
    label: label("Condition", "As one may choose it."),
    text: line("What it means", "Stands in the answer: what this condition does to the price."),
    factor: z.enum(SURFACE_FACTORS).meta({
      title: "Reckoned as",
      description: "A worn or cracked surface costs so many times a sound one as Prices and figures say; unset, the price stays.",
      widget: "select",
    }),
  })
  .meta({ id: "PriceCondition", title: "Condition" });

const answer = z
  .strictObject({
    note: line("Note", "Under the range: what it is and is not."),
    driveway: line("A driveway", "Says what the range of a driveway stands for."),
    small: line("A small area", "For less than the smallest worked size."),
    large: line("A large area", "For more than ten times the largest worked size."),
    minimum: word("Minimum", "Once the minimum charge is set.", { holds: ["minimum"], max: 300 }),
    excluded: pointList("PriceExcluded", "Not in it", "What the range does not hold."),
    next: pointList("PriceNext", "Next steps", "What to do now."),
    details: word("Details for the form", "What the button writes into the form.", { holds: ["what", "condition", "range"], max: 300 }),
  })
  .meta({ id: "PriceAnswer", title: "Answer" });

const refusals = z
  .strictObject({
    empty: line("No size", "The field is empty."),
    unclear: line("No number", "Letters, a sign, two points."),
    tooSmall: line("Nothing", "The size is 0, or less than 1."),
    tooLarge: line("Too large", "More than ten million square feet."),
  })
  .meta({ id: "PriceRefusals", title: "When there is no range" });

const calculator = z
  .strictObject({
    summary: label("Opens it", "The line that opens the calculator."),
    waiting: line("While it loads", "Stands in its place without JavaScript: how to work it out by hand."),
    kind: label("Question for the kind", "Asks what is to be sealed."),
    kinds: z
      .array(z.strictObject({ label: label("Kind", "As one may choose it."), basis }).meta({ id: "PriceKind", title: "Kind" }))
      .min(1)
      .meta({ title: "Kinds", description: "What may be sealed." }),
    size: sizeQuestion,
    condition: label("Question for the condition", "Asks how the surface looks."),
    conditions: z.array(condition).min(1).meta({ title: "Conditions", description: "How a surface may look." }),
    button: label("Button", "Shows the range."),
    answer,
    refusals,
  })
  .meta({ id: "PriceCalculator", title: "Calculator" });

/** What it costs: shown on the pages that ask for it, while a price is set. */
export const priceGuideSchema = z
  .strictObject({
    heading: shortText({ title: "Heading", description: "The section's heading." }, 90),
    text: line("Introduction", "Says that these are sample ranges, of which year, and no quote."),
    rows: rowLabels,
    sizes: z
      .array(z.int().min(1).max(1_000_000).meta({ title: "Square feet", description: "A size to work out.", widget: "number" }))
      .min(1)
      .meta({ title: "Worked sizes", description: "Sizes of lots in square feet, from small to large." }),
    moves: pointList("PriceMoves", "What moves the price", "Beside the table."),
    ask: label("Button", "Leads to the form, with the service chosen."),
    calculator,
  })
  .meta({ id: "PriceGuide", title: "What it costs" });

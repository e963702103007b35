/** Schema of the crack gauge, which recommends a repair from a crack's width (compared with a coin), pattern and place. */
import { type z } from "zod";
import { group, longText, shortText } from "./fields";

const label = (title: string, description: string) => shortText(title, description, 60);

const question = <Shape extends Readonly<Record<string, z.ZodType>>>(id: string, title: string, description: string, choices: Shape) =>
  group(id, title, description, { question: label("Question", "Above the choices."), ...choices });

const answerSchema = group("CrackAnswer", "Answer", {
  title: label("Answer", "What to do, in a word or two."),
  condition: shortText("Condition", "Which cracks it is for. Shown where all answers are listed.", 160),
  text: longText("Text", "Why, and what is done.", 300),
  price: shortText("Price", "A sample range, written with names of facts. If empty, no price is shown.", 120).optional(),
  season: shortText("Months", "When it can be done.", 120),
});

const answer = (title: string, description: string) => answerSchema.meta({ title, description });

/** Strings of the crack gauge, in a service's front matter. The rules that select an answer are in its styles. */
export const crackGaugeSchema = group(
  "CrackGauge",
  "Crack gauge",
  "Three questions and an answer, above the text. If empty, there is no gauge.",
  {
    heading: label("Heading", "A few words."),
    text: longText("Introduction", "How to hold the coin, and what to choose.", 300),
    coin: shortText("Coin", "On the quarter, which is 0.955 inch across.", 12),
    width: question("CrackWidths", "Width", "The limits are those of Prices and figures.", {
      narrow: label("Narrow", "Too narrow for filler."),
      between: label("Between", "Wide enough for filler."),
      wide: label("Wide", "Too wide for filler."),
    }),
    pattern: question("CrackPatterns", "Pattern", "What the cracks look like from ten steps back.", {
      line: label("Line", "One line, or a few."),
      blocks: label("Blocks", "Large squares."),
      plates: label("Plates", "Small plates, like reptile skin."),
    }),
    place: question("CrackPlaces", "Place", "What the pavement beside the crack does.", {
      firm: label("Firm", "Level and firm on both sides."),
      edge: label("Edge", "Along an edge that still holds."),
      sunk: label("Sunken", "One side has sunk, or it moves."),
    }),
    prompt: label("Before the answer", "Stands where the answer will."),
    price: label("Price", "Beside the price."),
    season: label("Months", "Beside the months."),
    wait: answer("Wait", "For a narrow line."),
    seal: answer("Seal", "For narrow cracks all over."),
    fill: answer("Fill", "For a width that filler holds in, on a firm base."),
    patch: answer("Patch", "For what is too wide, in plates, or sunken."),
  },
);

/** Schema of the crack gauge, which recommends a repair from a crack's width (compared with a coin), pattern and place. */
import { group } from "./fields";
import { fieldsOf } from "./words/catalog";
import catalog from "./words/crack-gauge.json";

const { answer, ...words } = fieldsOf(catalog);

const answerFor = (title: string, description: string) => answer.meta({ title, description });

/** Strings of the crack gauge, in a service's front matter. The rules that select an answer are in the gauge's stylesheet. */
export const crackGaugeSchema = group("Crack gauge", {
  ...words,
  wait: answerFor("Wait", "For a narrow line."),
  seal: answerFor("Seal", "For narrow cracks in large squares."),
  fill: answerFor("Fill", "For cracks narrow enough for filler, on a firm base."),
  patch: answerFor("Patch", "For cracks that are too wide for filler, form small plates, or have sunk."),
}).meta({ description: "Three questions and an answer, above the text. Leave empty for no gauge." });

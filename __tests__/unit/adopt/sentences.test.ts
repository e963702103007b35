import { cutBody } from "../../../scripts/adopt/sentences";

const isLicense = (sentence: string): boolean => sentence.includes("licensed");

it.each([
  ["a sentence of a paragraph", "We are licensed. We seal lots.", "We seal lots."],
  ["a bold question, and keeps its answer", "- **Is it licensed work?** Ask the state.", "- Ask the state."],
  ["a list entry with its only sentence", "- We are licensed.\n- We seal lots.", "- We seal lots."],
  ["a row of a table", "| Crew | licensed |\n| Lots | sealed |", "| Lots | sealed |"],
])("removes %s", (_, body, left) => {
  expect(cutBody(body, isLicense)).toBe(left);
});

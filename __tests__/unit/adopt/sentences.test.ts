import { cutBody } from "../../../scripts/adopt/sentences";

const isLicense = (sentence: string): boolean => sentence.includes("licensed");

it.each([
  ["a sentence from a paragraph", "We are licensed. We seal lots.", "We seal lots."],
  ["a bold question, and keeps its answer", "- **Is it licensed work?** Ask the state.", "- Ask the state."],
  ["a sentence from an answer, and keeps its question bold", "- **Is it legal?** We are licensed. Ask us.", "- **Is it legal?** Ask us."],
  ["a table that has no rows left", "Who:\n\n| Crew | State |\n| ---- | ----- |\n| Ours | licensed |\n\nAsk.", "Who:\n\nAsk."],
  ["a list item that has no text left", "- We are licensed.\n- We seal lots.", "- We seal lots."],
  ["a table row that contains the sentence", "| Crew | licensed |\n| Lots | sealed |", "| Lots | sealed |"],
])("removes %s", (_, body, left) => {
  expect(cutBody(body, isLicense)).toBe(left);
});

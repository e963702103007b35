import type { Examples } from "../examples/example";
import { Story } from "./story";

const paragraphs = ["What we do, in a sentence or two.", "How we do it, in as many.", "What we do not do."];

export const storyExamples: Examples = {
  "Three paragraphs": <Story paragraphs={paragraphs} />,
  "One paragraph": <Story paragraphs={paragraphs.slice(0, 1)} />,
};

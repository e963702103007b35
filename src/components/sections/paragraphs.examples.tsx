import type { Examples } from "../examples/example";
import { Paragraphs } from "./paragraphs";

export const paragraphsExamples: Examples = {
  "With a section heading": <Paragraphs paragraphs={["A first paragraph."]} parts={[{ heading: "A part", paragraphs: ["Its text."] }]} />,
};

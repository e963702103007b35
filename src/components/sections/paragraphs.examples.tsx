import type { Example } from "../examples/example";
import { Paragraphs } from "./paragraphs";

export const paragraphsExamples: readonly Example[] = [
  {
    name: "With parts",
    element: <Paragraphs paragraphs={["A first paragraph."]} parts={[{ heading: "A part", paragraphs: ["Its text."] }]} />,
  },
];

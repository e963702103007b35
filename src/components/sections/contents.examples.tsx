import type { Examples } from "../examples/example";
import { Contents } from "./contents";

const headings = ["What it is", "What it <em>costs</em>", "When to call"].map((html, index) => ({ id: `part-${index}`, html }));

export const contentsExamples: Examples = {
  "Three headings": <Contents headings={headings} />,
  "Two headings are too few: renders nothing": <Contents headings={headings.slice(0, 2)} />,
};

import type { Examples } from "../examples/example";
import { Contents } from "./contents";

const headings = ["What it is", "What it <em>costs</em>", "When to call"].map((html, index) => ({ id: `part-${index}`, html }));

export const contentsExamples: Examples = {
  "Three parts": <Contents headings={headings} />,
  "Too few parts: nothing": <Contents headings={headings.slice(0, 2)} />,
};

import type { Example } from "../examples/example";
import { Contents } from "./contents";

const headings = ["What it is", "What it <em>costs</em>", "When to call"].map((html, index) => ({ id: `part-${index}`, html }));

export const contentsExamples: readonly Example[] = [
  { name: "Three parts", element: <Contents headings={headings} /> },
  { name: "Too few parts: nothing", element: <Contents headings={headings.slice(0, 2)} /> },
];

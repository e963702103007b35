import type { Example } from "../examples/example";
import { Contents } from "./contents";

const text = (...headings: readonly string[]): string =>
  headings.map((heading, index) => `<h2 id="part-${index}">${heading}</h2><p>Text.</p>`).join("");

export const contentsExamples: readonly Example[] = [
  { name: "Three parts", element: <Contents html={text("What it is", "What it <em>costs</em>", "When to call")} /> },
  { name: "Too few parts: nothing", element: <Contents html={text("What it is")} /> },
];

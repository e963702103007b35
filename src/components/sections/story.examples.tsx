import type { Example } from "../examples/example";
import { Story } from "./story";

const paragraphs = ["What we do, in a sentence or two.", "How we do it, in as many.", "What we do not do."];

export const storyExamples: readonly Example[] = [
  { name: "Three paragraphs", element: <Story paragraphs={paragraphs} /> },
  { name: "One", element: <Story paragraphs={paragraphs.slice(0, 1)} /> },
];

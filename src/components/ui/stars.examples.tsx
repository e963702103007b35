import type { Examples } from "../examples/example";
import { Stars } from "./stars";

export const starsExamples: Examples = {
  "Five stars": <Stars rating={5} />,
  "Three stars": <Stars rating={3} />,
};

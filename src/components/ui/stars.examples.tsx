import type { Examples } from "../examples/example";
import { Stars } from "./stars";

export const starsExamples: Examples = {
  All: <Stars rating={5} />,
  Some: <Stars rating={3} />,
};

import type { Example } from "../examples/example";
import { Stars } from "./stars";

export const starsExamples: readonly Example[] = [
  { name: "All", element: <Stars rating={5} /> },
  { name: "Some", element: <Stars rating={3} /> },
];

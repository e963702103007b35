import type { Examples } from "../examples/example";
import { Logo } from "./logo";

export const logoExamples: Examples = {
  "Name and mark": <Logo name="Example" />,
};

import type { Examples } from "../examples/example";
import { Band } from "./band";

export const bandExamples: Examples = {
  "Around a sentence": (
    <Band>
      <p>As wide as the page.</p>
    </Band>
  ),
};

import type { Example } from "../examples/example";
import { Band } from "./band";

export const bandExamples: readonly Example[] = [
  {
    name: "Around a sentence",
    element: (
      <Band>
        <p>As wide as the page.</p>
      </Band>
    ),
  },
];

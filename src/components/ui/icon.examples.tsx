import type { Example } from "../examples/example";
import { Icon } from "./icon";

export const iconExamples: readonly Example[] = [
  {
    name: "Beside a text",
    element: (
      <p>
        <Icon name="phone" /> Call
      </p>
    ),
  },
];

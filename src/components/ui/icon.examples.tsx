import type { Examples } from "../examples/example";
import { Icon } from "./icon";

export const iconExamples: Examples = {
  "Beside text": (
    <p>
      <Icon name="phone" /> Call
    </p>
  ),
};

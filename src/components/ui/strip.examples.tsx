import type { Examples } from "../examples/example";
import { Strip } from "./strip";

export const stripExamples: Examples = {
  "Five items": (
    <Strip label="Notes">
      {["One", "Two", "Three", "Four", "Five"].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Strip>
  ),
};

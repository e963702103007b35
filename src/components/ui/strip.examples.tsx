import type { Example } from "../examples/example";
import { Strip } from "./strip";

export const stripExamples: readonly Example[] = [
  {
    name: "Five of them",
    element: (
      <Strip label="Notes">
        {["One", "Two", "Three", "Four", "Five"].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Strip>
    ),
  },
];

import { type Examples, items } from "../examples/example";
import { Reasons } from "./reasons";

export const reasonsExamples: Examples = {
  "3 reasons": <Reasons heading="3 reasons" items={items(3)} />,
  "4 reasons": <Reasons heading="4 reasons" items={items(4)} />,
  "5 reasons": <Reasons heading="5 reasons" items={items(5)} />,
  "6 reasons": <Reasons heading="6 reasons" items={items(6)} />,
  // Reasons with a link never collapse.
  Collapsible: <Reasons heading="3 reasons" items={items(3).map(({ title, description }) => ({ title, description }))} isFolded />,
};

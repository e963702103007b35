import { type Examples, items } from "../examples/example";
import { Reasons } from "./reasons";

export const reasonsExamples: Examples = {
  "3 points": <Reasons heading="3 reasons" items={items(3)} />,
  "4 points": <Reasons heading="4 reasons" items={items(4)} />,
  "5 points": <Reasons heading="5 reasons" items={items(5)} />,
  "6 points": <Reasons heading="6 reasons" items={items(6)} />,
};

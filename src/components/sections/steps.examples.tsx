import { type Examples, items } from "../examples/example";
import { Steps } from "./steps";

export const stepsExamples: Examples = {
  "3 steps": <Steps heading="3 steps" items={items(3)} />,
  "4 steps": <Steps heading="4 steps" items={items(4)} />,
  "5 steps": <Steps heading="5 steps" items={items(5)} />,
  "6 steps": <Steps heading="6 steps" items={items(6)} />,
};

import { type Example, items } from "../examples/example";
import { Steps } from "./steps";

export const stepsExamples: readonly Example[] = [
  { name: "3 steps", element: <Steps heading="3 steps" items={items(3)} /> },
  { name: "4 steps", element: <Steps heading="4 steps" items={items(4)} /> },
  { name: "5 steps", element: <Steps heading="5 steps" items={items(5)} /> },
  { name: "6 steps", element: <Steps heading="6 steps" items={items(6)} /> },
];

import { type Example, items } from "../examples/example";
import { Reasons } from "./reasons";

export const reasonsExamples: readonly Example[] = [
  { name: "3 points", element: <Reasons heading="3 reasons" items={items(3)} /> },
  { name: "4 points", element: <Reasons heading="4 reasons" items={items(4)} /> },
  { name: "5 points", element: <Reasons heading="5 reasons" items={items(5)} /> },
  { name: "6 points", element: <Reasons heading="6 reasons" items={items(6)} /> },
];

import { type Example, items } from "../examples/example";
import { Values } from "./values";

export const valuesExamples: readonly Example[] = [
  { name: "Four of them", element: <Values heading="What we hold to" items={items(4)} /> },
];

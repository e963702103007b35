import { type Examples, items } from "../examples/example";
import { Values } from "./values";

export const valuesExamples: Examples = {
  "Four values": <Values heading="What we hold to" items={items(4)} />,
};

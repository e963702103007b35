import { type Examples, items } from "../examples/example";
import { Values } from "./values";

export const valuesExamples: Examples = {
  "Four values": <Values heading="What we stand for" items={items(4)} />,
};

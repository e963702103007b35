import { type Example, phone } from "../examples/example";
import { EstimateNote } from "./estimate-note";

export const estimateNoteExamples: readonly Example[] = [
  { name: "Beside a text", element: <EstimateNote phone={phone} facts={["Licensed and insured", "Answer within 24 hours"]} /> },
];

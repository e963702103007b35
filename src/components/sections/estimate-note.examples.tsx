import { type Examples, phone } from "../examples/example";
import { EstimateNote } from "./estimate-note";

export const estimateNoteExamples: Examples = {
  "Two facts": <EstimateNote phone={phone} facts={["Licensed and insured", "Answer within 24 hours"]} />,
};

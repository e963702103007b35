import { type Examples, phone } from "../examples/example";
import { CallBar } from "./call-bar";

export const callBarExamples: Examples = {
  "On a phone": <CallBar phone={phone} />,
};

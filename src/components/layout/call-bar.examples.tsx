import { type Example, phone } from "../examples/example";
import { CallBar } from "./call-bar";

export const callBarExamples: readonly Example[] = [{ name: "On a phone", element: <CallBar phone={phone} /> }];

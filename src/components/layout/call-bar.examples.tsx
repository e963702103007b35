import type { Example } from "../examples/example";
import { phone } from "../examples/sample-data";
import { CallBar } from "./call-bar";

export const callBarExamples: readonly Example[] = [{ name: "On a phone", element: <CallBar phone={phone} /> }];

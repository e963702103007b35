import type { Example } from "../../kit/example";
import { phone } from "../../kit/sample-data";
import { CallBar } from "./call-bar";

export const callBarExamples: readonly Example[] = [{ name: "On a phone", element: <CallBar phone={phone} /> }];

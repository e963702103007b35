import type { Example } from "../examples/example";
import { phone } from "../examples/sample-data";
import { PhoneButton } from "./phone-button";

export const phoneButtonExamples: readonly Example[] = [{ name: "Call", element: <PhoneButton phone={phone} /> }];

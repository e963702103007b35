import type { Example } from "../../kit/example";
import { phone } from "../../kit/sample-data";
import { PhoneButton } from "./phone-button";

export const phoneButtonExamples: readonly Example[] = [{ name: "Call", element: <PhoneButton phone={phone} /> }];

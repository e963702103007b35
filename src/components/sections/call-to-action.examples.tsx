import type { Example } from "../examples/example";
import { phone } from "../examples/sample-data";
import { CallToAction } from "./call-to-action";

export const callToActionExamples: readonly Example[] = [
  { name: "Close of a page", element: <CallToAction heading="Get a price" text="The estimate is free." phone={phone} /> },
];

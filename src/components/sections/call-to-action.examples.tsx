import type { Example } from "../examples/example";
import { phone } from "../examples/sample-data";
import { CallToAction } from "./call-to-action";

export const callToActionExamples: readonly Example[] = [
  { name: "Close of a page", element: <CallToAction heading="Get a price" text="The estimate is free." phone={phone} /> },
  {
    name: "Close of a page that asks for photos",
    element: (
      <CallToAction
        heading="Show us the crack"
        text="Two photos are enough."
        phone={phone}
        photos={{ email: "hello@example.com", textPhone: phone }}
      />
    ),
  },
];

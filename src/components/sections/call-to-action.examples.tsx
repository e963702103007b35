import { type Example, phone } from "../examples/example";
import { CALL_DESIGNS } from "../../content/shared/words";
import { CallToAction } from "./call-to-action";

export const callToActionExamples: readonly Example[] = [
  ...CALL_DESIGNS.map((design) => ({
    name: `Close of a page: ${design}`,
    element: <CallToAction heading="Get a price" text="The estimate is free." design={design} phone={phone} />,
  })),
  {
    name: "Close of a page that asks for photos",
    element: (
      <CallToAction
        heading="Show us the crack"
        text="Two photos are enough."
        design="lot"
        phone={phone}
        photos={{ email: "hello@example.com", textPhone: phone }}
      />
    ),
  },
];

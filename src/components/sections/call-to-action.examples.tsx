import { type Examples, phone } from "../examples/example";
import { CALL_DESIGNS } from "../../content/shared/constants";
import { CallToAction } from "./call-to-action";

export const callToActionExamples: Examples = {
  ...Object.fromEntries(
    CALL_DESIGNS.map((design) => [
      `Design: ${design}`,
      <CallToAction key={design} heading="Get a price" text="The estimate is free." design={design} phone={phone} />,
    ]),
  ),
  "With photo buttons": (
    <CallToAction
      heading="Show us the crack"
      text="Two photos are enough."
      design="lot"
      phone={phone}
      photos={{ email: "hello@example.com", textPhone: phone }}
    />
  ),
};

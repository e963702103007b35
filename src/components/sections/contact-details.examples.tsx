import { type Example, business, phone } from "../examples/example";
import { ContactDetails } from "./contact-details";

export const contactDetailsExamples: readonly Example[] = [
  {
    name: "All details",
    element: <ContactDetails heading="Reach us" text="Call or write." company={{ license: "0000000" }} business={business} />,
  },
  {
    name: "With a number for photos",
    element: (
      <ContactDetails
        heading="Reach us"
        company={{ license: "0000000", textPhone: phone, certificateOnRequest: true, email: "office@example.com" }}
        business={business}
      />
    ),
  },
];

import { type Examples, business, phone } from "../examples/example";
import { ContactDetails } from "./contact-details";

export const contactDetailsExamples: Examples = {
  "All details": <ContactDetails heading="Reach us" text="Call or write." company={{ license: "0000000" }} business={business} />,
  "With a number for photos": (
    <ContactDetails
      heading="Reach us"
      company={{ license: "0000000", textPhone: phone, certificateOnRequest: true, email: "office@example.com" }}
      business={business}
    />
  ),
};

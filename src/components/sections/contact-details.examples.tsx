import { type Examples, business, phone } from "../examples/example";
import { ContactDetails } from "./contact-details";

export const contactDetailsExamples: Examples = {
  "All details": <ContactDetails heading="Reach us" text="Call or write." company={{ license: "0000000" }} business={business} />,
  "With a text number and an insurance certificate": (
    <ContactDetails
      heading="Reach us"
      company={{ license: "0000000", textPhone: phone, certificateOnRequest: true, email: "office@example.com" }}
      business={business}
    />
  ),
};
